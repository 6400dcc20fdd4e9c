import { pragueDate } from './pragueDate.ts'

/**
 * The last second of a day in Prague. Months and days may run over, as in `Date.UTC`.
 * @param month January is 1
 * @throws RangeError when a part is NaN or infinite
 * @example endOfDay(2026, 5, 18).toISOString() // '2026-05-18T21:59:59.000Z'
 */
export const endOfDay = (year: number, month: number, day: number): Date =>
  pragueDate(year, month, day, 23, 59, 59)
