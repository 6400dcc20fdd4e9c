import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatTime } from '../time.ts'

test.each([
  ['medium', '5.\u00a03.\u00a02026'],
  ['long', '5.\u00a0března 2026'],
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
