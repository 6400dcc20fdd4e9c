import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atTime, formatDate, formatDateTime, formatTime } from '../time.ts'

test.each([
  ['medium', '5.\u00a03.\u00a02026'],
  ['long', '5.\u00a0března 2026'],
  ['short', 'čtvrtek\u00a05.\u00a03.'],
  ['weekday', 'čtvrtek 5.\u00a0března'],
] as const)('a %s date reads „%s“ and never breaks between day and month', (length, text) => {
  expect(formatDate(new Date('2026-03-05T12:00:00Z'), length)).toBe(text)
})

test('a date is medium unless asked otherwise', () => {
  expect(formatDate(new Date('2026-11-21T12:00:00Z'))).toBe('21.\u00a011.\u00a02026')
})

test('an evening in UTC is already the next day in Prague', () => {
  expect(formatDateTime(new Date('2026-03-05T23:05:00Z'))).toBe('6.\u00a03.\u00a02026 0:05')
})

test('R323 hours are written without a leading zero, minutes with it', () => {
  expect(formatTime(new Date('2026-03-05T07:30:00Z'))).toBe('8:30')
  expect(formatTime(new Date('2026-03-05T16:00:00Z'))).toBe('17:00')
  expect(formatTime(new Date('2026-03-05T07:05:00Z'))).toBe('8:05')
})

test('long and weekday dates have the words of the Czech locale', () => {
  const zone = { timeZone: 'Europe/Prague' } as const
  const long = new Intl.DateTimeFormat('cs', { ...zone, dateStyle: 'long' })
  const weekday = new Intl.DateTimeFormat('cs', {
    ...zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const words = (text: string): string => text.replaceAll('\u00a0', ' ')

  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        expect(words(formatDate(moment, 'long'))).toBe(words(long.format(moment)))
        expect(words(formatDate(moment, 'weekday'))).toBe(words(weekday.format(moment)))
      },
    ),
  )
})

test.each([
  [1, 'v 1:00'],
  [2, 've 2:00'],
  [4, 've 4:00'],
  [5, 'v 5:00'],
  [11, 'v 11:00'],
  [12, 've 12:00'],
  [14, 've 14:00'],
  [15, 'v 15:00'],
  [19, 'v 19:00'],
  [20, 've 20:00'],
])('the preposition before %i hours is the one that is said', (hour, text) => {
  expect(atTime(new Date(Date.UTC(2026, 2, 5, hour - 1)))).toBe(text.replace(' ', '\u00a0'))
})
