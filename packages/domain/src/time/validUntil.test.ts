import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
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
  [{ months: 12 }, '2028-02-29T08:00:00Z', '2029-02-28T22:59:59.000Z'],
  [{ months: null, weeks: null, days: 5 }, '2026-05-04T08:12:00Z', '2026-05-09T21:59:59.000Z'],
  [{}, '2026-05-04T08:12:00Z', '2026-06-01T21:59:59.000Z'],
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
