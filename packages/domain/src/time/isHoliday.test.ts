import { expect, test } from 'vitest'
import { isHoliday } from '../time.ts'

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
