import { MINUTE_MS } from '@inzrt/domain/time'
import { minutesLeft } from '@inzrt/rules/session'
import { useCallback, useSyncExternalStore } from 'react'

const TICK_MS = 1000

const tick = (onTick: () => void) => {
  const timer = setInterval(onTick, TICK_MS)

  return () => clearInterval(timer)
}

/**
 * Whole minutes until a moment, by the clock, so that a sleeping window is not lied to; changes once a minute.
 * @param endsAt in milliseconds since 1970; null while it is not known
 * @param limit in minutes; never more are left
 */
export const useMinutesLeft = (endsAt: number | null, limit: number): number => {
  const read = useCallback(
    () =>
      endsAt === null
        ? limit
        : minutesLeft(limit, new Date(endsAt - limit * MINUTE_MS), new Date()),
    [endsAt, limit],
  )

  return useSyncExternalStore(tick, read, () => limit)
}
