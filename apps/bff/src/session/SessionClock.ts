import type { IncomingHttpHeaders } from 'node:http'

/** Time of sessions, in milliseconds since 1970. */
export type SessionClock = Readonly<{
  now: () => number
  /** Makes sure that `now` is as late as the api's time. */
  follow: () => Promise<void>
}>

/** Time as it is. */
export const plainClock = (now: () => number): SessionClock => ({
  now,
  follow: async () => undefined,
})

/** How far the sandbox's clock was moved, in milliseconds; the api says so with each answer. */
export const OFFSET_HEADER = 'x-inzrt-clock-offset'

/** Time that goes as the api's sandbox says. `ask` makes any call, so that the api can say it. */
export const sandboxClock = (
  now: () => number,
  ask: () => Promise<IncomingHttpHeaders>,
): SessionClock => {
  let offset = 0
  return {
    now: () => now() + offset,
    follow: async () => {
      const heard = await ask().catch(() => null)
      if (heard) offset = Number(heard[OFFSET_HEADER] ?? 0) || 0
    },
  }
}
