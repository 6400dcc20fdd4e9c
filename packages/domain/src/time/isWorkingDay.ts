import { isHoliday } from './isHoliday.ts'

/**
 * Whether people in Czechia work on a day: neither a weekend nor a public holiday.
 * @param month January is 1
 * @example isWorkingDay(2026, 11, 17) // false
 */
export const isWorkingDay = (year: number, month: number, day: number): boolean => {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()

  return weekday !== 0 && weekday !== 6 && !isHoliday(year, month, day)
}
