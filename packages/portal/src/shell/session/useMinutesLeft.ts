import { MINUTE_MS } from '@inzrt/domain/time'
import { LOGOUT_MINUTES } from '@inzrt/rules/limits'
import { type LogoutStep, logoutStep } from '@inzrt/rules/session'
import { useCallback, useSyncExternalStore } from 'react'

const TICK_MS = 1000
const LIMIT_MS = LOGOUT_MINUTES * MINUTE_MS

const tick = (onTick: () => void) => {
  const timer = setInterval(onTick, TICK_MS)

  return () => clearInterval(timer)
}

const minutesOf = (step: LogoutStep): number => (step.kind === 'logOut' ? 0 : step.minutes)

/**
 * Whole minutes until the automatic logout; changes once a minute.
 * @param endsAt in milliseconds since 1970; null while it is not known
 */
export const useMinutesLeft = (endsAt: number | null): number => {
  const read = useCallback(
    () =>
      endsAt === null
        ? LOGOUT_MINUTES
        : minutesOf(logoutStep(new Date(endsAt - LIMIT_MS), new Date())),
    [endsAt],
  )

  return useSyncExternalStore(tick, read, () => LOGOUT_MINUTES)
}
