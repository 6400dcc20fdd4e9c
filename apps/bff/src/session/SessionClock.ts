import type { IncomingHttpHeaders } from 'node:http'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'

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
      if (heard) offset = Number(heard[INTERNAL_HEADERS.clockOffset] ?? 0) || 0
    },
  }
}
