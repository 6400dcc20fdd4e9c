import { checkNumber } from '../check/checkNumber.ts'
import { DAY_MS } from './durations.ts'
import { endOfDay } from './endOfDay.ts'
import { isWorkingDay } from './isWorkingDay.ts'
import { pragueParts } from './pragueParts.ts'

/**
 * The end of the n-th working day after a moment, by the Czech calendar of weekends and holidays.
 * @param days a whole number, at least 1
 * @throws RangeError when the start is an invalid Date or the days are NaN or infinite
 * @example addWorkingDays(new Date('2026-11-20T18:00Z'), 2).toISOString() // '2026-11-24T22:59:59.000Z'
 */
export const addWorkingDays = (from: Date, days: number): Date => {
  checkNumber('days', days)
  let { year, month, day } = pragueParts(from)
  for (let left = days; left > 0; ) {
    const next = new Date(Date.UTC(year, month - 1, day) + DAY_MS)
    year = next.getUTCFullYear()
    month = next.getUTCMonth() + 1
    day = next.getUTCDate()
    if (isWorkingDay(year, month, day)) left -= 1
  }

  return endOfDay(year, month, day)
}
