import type { IncomingHttpHeaders } from 'node:http'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'

/** Time of sessions, in milliseconds since 1970. */
export type SessionClock = Readonly<{
  now: () => number
  /** Makes sure that `now` is as late as the api's time. */
  follow: () => Promise<void>
}>

/** Time as it is said to be. */
export const plainClock = (now: () => number): SessionClock => ({
  now,
  follow: async () => undefined,
})

const ASK_EVERY_MS = 30_000
/** Until the api said it once. */
const ASK_AGAIN_MS = 1_000
/** More than machines differ by that ask a time server. */
const NOTED_MS = 2_000

type ApiClockParts = Readonly<{
  /** The machine's time, which may be wrong: it counts until the api was heard. */
  wall: () => number
  /** Milliseconds that only grow. */
  steady: () => number
  /** Makes any call, so that the api can say what time it is. */
  ask: () => Promise<IncomingHttpHeaders>
  /** Told when the machine turns out to be wrong, and when it is right again. */
  onOff: (aheadMs: number) => void
}>

/** The api's time, heard now and then and counted on in between: all copies of the bff end a session at one moment. */
export const apiClock = ({ wall, steady, ask, onOff }: ApiClockParts): SessionClock => {
  let origin: number | null = null
  let askAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  let wasOff = false

  const note = (aheadMs: number): void => {
    const isOff = Math.abs(aheadMs) > NOTED_MS
    if (isOff !== wasOff) onOff(aheadMs)
    wasOff = isOff
  }
  const look = async (): Promise<void> => {
    const asked = steady()
    askAt = asked + (origin === null ? ASK_AGAIN_MS : ASK_EVERY_MS)
    const headers = await ask().catch(() => null)
    const answered = steady()
    const time = Number(headers?.[INTERNAL_HEADERS.time] ?? Number.NaN)
    if (Number.isNaN(time)) return
    const seen = time - (asked + answered) / 2
    // Within what the way may be wrong by, the api's clock has not moved.
    if (origin === null || Math.abs(seen - origin) > (answered - asked) / 2) origin = seen
    askAt = answered + ASK_EVERY_MS
    note(wall() - (origin + answered))
  }

  return {
    now: () => (origin === null ? wall() : Math.round(origin + steady())),
    follow: async () => {
      if (steady() >= askAt)
        asking ??= look().finally(() => {
          asking = null
        })
      if (origin === null) await asking
    },
  }
}

/** Time that goes as the api's clock is moved. `ask` makes any call, so that the api can say it. */
export const movableClock = (
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
