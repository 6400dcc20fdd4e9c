import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, pragueDate, pragueParts } from '../time.ts'

const prague = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const moments = fc.date({
  min: new Date('1996-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

const two = (part: number): string => String(part).padStart(2, '0')

test('R151 a calendar and a clock in Prague show what the time zone database says', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { year, month, day, hour, minute, second } = pragueParts(moment)

      expect(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`).toBe(
        prague.format(moment),
      )
    }),
  )
})

test.each([
  ['2026-03-29T00:59:59Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:59:59Z', 2],
  ['2026-10-25T01:00:00Z', 2],
  ['2026-10-25T02:00:00Z', 3],
])('R151 at %s, when clocks change, the hour in Prague is %i', (moment, hour) => {
  expect(pragueParts(new Date(moment)).hour).toBe(hour)
})

test.each([
  ['winter', [2026, 1, 1], '2025-12-31T23:00:00.000Z'],
  ['summer', [2026, 7, 1, 12], '2026-07-01T10:00:00.000Z'],
  ['an hour that does not exist', [2026, 3, 29, 2, 30], '2026-03-29T01:30:00.000Z'],
  ['the last hour before winter time', [2026, 10, 25, 1, 30], '2026-10-24T23:30:00.000Z'],
  ['a month that runs over', [2026, 13, 32], '2027-01-31T23:00:00.000Z'],
] as const)('R151 the moment of a time in Prague is found: %s', (_, wall, moment) => {
  const [year, month, day, hour, minute] = wall

  expect(pragueDate(year, month, day, hour, minute).toISOString()).toBe(moment)
})

test('R151 every moment is found again by its time in Prague, unless two share that time', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { year, month, day, hour, minute, second } = pragueParts(moment)
      const found = pragueDate(year, month, day, hour, minute, second)
      const apart = found.getTime() - Math.floor(moment.getTime() / 1000) * 1000

      expect(apart === 0 || (month === 10 && hour === 2 && apart === HOUR_MS)).toBe(true)
    }),
  )
})
