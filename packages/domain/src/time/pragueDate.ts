import { checkNumber } from '../check/checkNumber.ts'
import { pragueOffset } from './pragueOffset.ts'

/**
 * The moment at which clocks in Prague show the given time. Months and days may run over, as in
 * `Date.UTC`; an hour that the change to summer time leaves out falls one hour later.
 * @param month January is 1
 * @throws RangeError when a part is NaN or infinite
 * @example pragueDate(2026, 7, 1, 12).toISOString() // '2026-07-01T10:00:00.000Z'
 */
export const pragueDate = (
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Date => {
  checkNumber('a part of the date', year + month + day + hour + minute + second)
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const guess = wall - pragueOffset(wall)

  return new Date(wall - pragueOffset(guess))
}
