import { isHoliday } from './isHoliday.ts'
import { pragueDate } from './pragueDate.ts'
import { pragueParts } from './pragueParts.ts'

const isWorkingDay = (year: number, month: number, day: number): boolean => {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()

  return weekday !== 0 && weekday !== 6 && !isHoliday(year, month, day)
}

/**
 * The end of the n-th working day after a moment, by the Czech calendar of weekends and holidays.
 * @param days a whole number, at least 1
 * @example addWorkingDays(new Date('2026-11-20T18:00Z'), 2) // Tuesday 24. 11. 2026, 23:59:59 in Prague
 */
export const addWorkingDays = (from: Date, days: number): Date => {
  const { year, month, day } = pragueParts(from)
  let date = new Date(Date.UTC(year, month - 1, day))
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + 86_400_000)
    if (isWorkingDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())) left -= 1
  }

  return pragueDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), 23, 59, 59)
}
