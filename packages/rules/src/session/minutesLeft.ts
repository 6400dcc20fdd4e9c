import { checkMoment, checkNumber } from '@inzrt/domain/check'
import { MINUTE_MS } from '@inzrt/domain/time'

/**
 * Whole minutes left of a limit since it was last reset. Counted from times, not from ticks, so a
 * sleeping tab or a throttled timer does not stretch it.
 * @param limit in minutes
 * @throws RangeError when a moment is an invalid Date or the limit is NaN
 * @example minutesLeft(60, new Date('2026-05-04T08:00:00Z'), new Date('2026-05-04T08:01:00Z')) // 59
 */
export const minutesLeft = (limit: number, resetAt: Date, now: Date): number => {
  checkNumber('limit', limit)
  checkMoment('resetAt', resetAt)
  checkMoment('now', now)
  const passed = Math.floor((now.getTime() - resetAt.getTime()) / MINUTE_MS)

  return Math.min(limit, Math.max(0, limit - passed))
}
