import { expect, test } from 'vitest'
import { DAY_MS, isHoliday } from '../time.ts'

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
    .filter((day) => day.getUTCFullYear() === year)
    .filter((day) => isHoliday(year, day.getUTCMonth() + 1, day.getUTCDate()))
    .map((day) => day.toISOString().slice(5, 10))

const FIXED = [
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]

test.each([
  [2024, '03-29', '04-01'],
  [2025, '04-18', '04-21'],
  [2026, '04-03', '04-06'],
  [2027, '03-26', '03-29'],
  [2035, '03-23', '03-26'],
  [2038, '04-23', '04-26'],
])('in %i there are thirteen holidays, Easter from %s to %s', (year, friday, monday) => {
  expect(holidaysOf(year)).toEqual([...FIXED, friday, monday].sort())
})

/** Easter Sundays as the church's tables have them, the earliest and the latest of a century among them. */
test.each([
  ...['1954-04-18', '1981-04-19', '2008-03-23', '2011-04-24', '2019-04-21', '2020-04-12'],
  ...['2021-04-04', '2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05'],
  ...['2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13', '2032-03-28'],
  ...['2033-04-17', '2034-04-09', '2035-03-25', '2036-04-13', '2037-04-05', '2038-04-25'],
  ...['2039-04-10', '2040-04-01', '2049-04-18', '2076-04-19'],
])('the days off around Easter of %s are Friday and Monday', (sunday) => {
  const isFree = (days: number) => {
    const day = new Date(Date.parse(sunday) + days * DAY_MS)

    return isHoliday(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
  }

  expect([-3, -2, -1, 0, 1, 2].map(isFree)).toEqual([false, true, false, false, true, false])
})
