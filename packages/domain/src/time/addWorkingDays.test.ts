import { expect, test } from 'vitest'
import { addWorkingDays } from '../time.ts'

test.each([
  ['Monday noon', '2026-11-23T11:00:00Z', 1, '2026-11-24T22:59:59.000Z'],
  ['Friday evening', '2026-11-20T18:00:00Z', 2, '2026-11-24T22:59:59.000Z'],
  ['Saturday', '2026-11-21T11:00:00Z', 1, '2026-11-23T22:59:59.000Z'],
  ['the day before a holiday', '2026-11-16T11:00:00Z', 1, '2026-11-18T22:59:59.000Z'],
  ['the day before Christmas', '2026-12-23T11:00:00Z', 1, '2026-12-28T22:59:59.000Z'],
  ['the week before Easter', '2026-04-02T11:00:00Z', 1, '2026-04-07T21:59:59.000Z'],
  ['the end of a year', '2026-12-31T11:00:00Z', 1, '2027-01-04T22:59:59.000Z'],
])('R038 from %s (%s) %i working days end at %s', (_, from, days, end) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(end)
})
