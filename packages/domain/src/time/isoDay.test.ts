import { expect, test } from 'vitest'
import { isoDay } from '../time.ts'

test.each([
  ['2026-03-05T12:00:00Z', '2026-03-05'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('%s is the day %s in Prague', (moment, day) => {
  expect(isoDay(new Date(moment))).toBe(day)
})
