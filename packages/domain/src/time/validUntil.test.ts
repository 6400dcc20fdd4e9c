import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays } from './addWorkingDays.ts'
import { complaintDue, disputeDue, refundDue } from './deadlines.ts'
import { isHoliday } from './isHoliday.ts'
import { pragueDate } from './pragueDate.ts'
import { pragueParts } from './pragueParts.ts'
import { validUntil } from './validUntil.ts'

const iso = (moment: Date) => moment.toISOString()

test.each([
  [{ days: 14 }, '2026-05-04T08:12:00Z', '2026-05-18T21:59:59.000Z'],
  [{ weeks: 2 }, '2026-05-04T08:12:00Z', '2026-05-18T21:59:59.000Z'],
  [{ months: 1 }, '2026-05-04T08:12:00Z', '2026-06-04T21:59:59.000Z'],
  [{ months: 1 }, '2026-01-31T08:00:00Z', '2026-02-28T22:59:59.000Z'],
  [{ months: 2 }, '2026-12-31T08:00:00Z', '2027-02-28T22:59:59.000Z'],
  [{ days: 1 }, '2026-03-28T22:59:00Z', '2026-03-29T21:59:59.000Z'],
  [{ days: 1 }, '2026-03-28T23:30:00Z', '2026-03-30T21:59:59.000Z'],
  [{ months: 1, weeks: 8, days: 3 }, '2026-05-04T08:12:00Z', '2026-06-04T21:59:59.000Z'],
  [{ weeks: 8, days: 3 }, '2026-10-20T08:00:00Z', '2026-12-15T22:59:59.000Z'],
])('R151 %j from %s is valid until %s', (validity, from, until) => {
  expect(iso(validUntil(validity, new Date(from)))).toBe(until)
})

test('R151 an ad always ends at the last second of a day in Prague', () => {
  const range = { min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }
  assert(
    property(date(range), integer({ min: 1, max: 400 }), (from, days) => {
      const { hour, minute, second } = pragueParts(validUntil({ days }, from))
      expect([hour, minute, second]).toEqual([23, 59, 59])
    }),
  )
})

test('R151 every moment is found again by the time that clocks in Prague show', () => {
  const range = { min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }
  assert(
    property(date(range), (moment) => {
      const { year, month, day, hour, minute, second } = pragueParts(moment)
      const found = pragueDate(year, month, day, hour, minute, second)
      const apart = Math.abs(found.getTime() - Math.trunc(moment.getTime() / 1000) * 1000)
      expect([0, 3_600_000]).toContain(apart)
    }),
  )
})

test('R151 a refund is due in 14 days, a complaint in 30 days, a dispute in a year', () => {
  const from = new Date('2026-05-04T08:00:00Z')
  expect([refundDue, complaintDue, disputeDue].map((due) => iso(due(from)))).toEqual([
    '2026-05-18T21:59:59.000Z',
    '2026-06-03T21:59:59.000Z',
    '2027-05-04T21:59:59.000Z',
  ])
})

test.each([
  [2026, 4, 3, true],
  [2026, 4, 6, true],
  [2026, 4, 5, false],
  [2027, 3, 26, true],
  [2024, 4, 1, true],
  [2026, 11, 17, true],
  [2026, 12, 31, false],
])('R151 the day %i/%i/%i is a holiday: %s', (year, month, day, holiday) => {
  expect(isHoliday(year, month, day)).toBe(holiday)
})

test('R151 the second working day after Friday evening is Tuesday, and holidays do not count', () => {
  expect(iso(addWorkingDays(new Date('2026-11-20T18:00:00Z'), 2))).toBe('2026-11-24T22:59:59.000Z')
  expect(iso(addWorkingDays(new Date('2026-12-23T12:00:00Z'), 1))).toBe('2026-12-28T22:59:59.000Z')
})
