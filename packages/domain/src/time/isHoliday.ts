import { checkNumber } from '../check/checkNumber.ts'
import { DAY_MS } from './durations.ts'

/** Days off fixed by Czech law (zák. č. 245/2000 Sb.), as month and day. */
const FIXED = new Set([
  '1-1',
  '5-1',
  '5-8',
  '7-5',
  '7-6',
  '9-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
])

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1

/** Easter Sunday as a UTC midnight (the anonymous Gregorian computus). */
const easterSunday = (year: number): number => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1

  return Date.UTC(year, month - 1, day)
}

/**
 * Whether a day is a Czech public holiday, Good Friday and Easter Monday included.
 * @param month January is 1
 * @throws RangeError when a part is NaN or infinite
 * @example isHoliday(2026, 4, 3) // true
 */
export const isHoliday = (year: number, month: number, day: number): boolean => {
  checkNumber('a part of the date', year + month + day)
  if (FIXED.has(`${month}-${day}`)) return true
  const fromEaster = (Date.UTC(year, month - 1, day) - easterSunday(year)) / DAY_MS

  return fromEaster === GOOD_FRIDAY || fromEaster === EASTER_MONDAY
}
