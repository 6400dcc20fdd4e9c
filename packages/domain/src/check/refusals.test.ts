import { expect, test } from 'vitest'
import { formatMoney, formatPrice } from '../price.ts'
import { adSlug } from '../slug.ts'
import { countOf, formatCount, groupThousands, plural, WORD_FORMS } from '../text.ts'
import {
  addWorkingDays,
  atTime,
  daysLeft,
  endOfDay,
  formatDate,
  formatDateTime,
  formatTime,
  isHoliday,
  isWorkingDay,
  pragueDate,
  pragueParts,
  relativeTime,
  remainingTime,
  validUntil,
} from '../time.ts'

const NOW = new Date('2026-03-05T12:00:00Z')
const NEVER = new Date('never')

const numbers: Readonly<Record<string, (value: number) => unknown>> = {
  formatPrice: (amount) => formatPrice({ type: 'czk', amount }),
  formatMoney: (amount) => formatMoney(amount, 'EUR', 2),
  formatCount,
  countOf: (count) => countOf(count, WORD_FORMS.day),
  plural: (count) => plural(count, WORD_FORMS.day),
  pragueDate: (day) => pragueDate(2026, 1, day),
  endOfDay: (day) => endOfDay(2026, 1, day),
  isHoliday: (day) => isHoliday(2026, 1, day),
  isWorkingDay: (day) => isWorkingDay(2026, 1, day),
  addWorkingDays: (days) => addWorkingDays(NOW, days),
}

const moments: Readonly<Record<string, (moment: Date) => unknown>> = {
  pragueParts,
  formatDate,
  formatTime,
  formatDateTime,
  atTime,
  addWorkingDays: (from) => addWorkingDays(from, 1),
  validUntil: (from) => validUntil({ days: 1 }, from),
  'relativeTime, then': (then) => relativeTime(then, NOW),
  'relativeTime, now': (now) => relativeTime(NOW, now),
  'daysLeft, until': (until) => daysLeft(until, NOW),
  'daysLeft, now': (now) => daysLeft(NOW, now),
  'remainingTime, until': (until) => remainingTime(until, NOW),
  'remainingTime, now': (now) => remainingTime(NOW, now),
}

test.each(Object.entries(numbers))('%s refuses NaN and infinity by a RangeError', (_, ask) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    expect(() => ask(value)).toThrow(RangeError)
})

test('groups of thousands of NaN are refused, not sought without end', () => {
  expect(() => groupThousands(Number.NaN)).toThrow(
    new RangeError('whole must be a finite number, not NaN.'),
  )
})

test.each(Object.entries(moments))('%s refuses an invalid date by a RangeError', (_, ask) => {
  expect(() => ask(NEVER)).toThrow(RangeError)
  expect(() => ask(NEVER)).toThrow(/must be a valid Date\.$/)
})

test('what is no number or no date at all is a TypeError that says so', () => {
  const amount = '100' as unknown as number
  const moment = '2026-03-05' as unknown as Date

  expect(() => formatPrice({ type: 'czk', amount })).toThrow(
    new TypeError('amount must be a number, not string.'),
  )
  expect(() => formatDate(moment)).toThrow(new TypeError('moment must be a Date, not string.'))
})

test.each([
  ['formatPrice', 'price type', () => formatPrice({ type: 'usd' as 'czk', amount: 100 })],
  ['formatPrice', 'price type', () => formatPrice({ type: 'constructor' as 'czk', amount: null })],
  ['formatMoney', 'currency', () => formatMoney(100, 'USD' as 'EUR')],
  ['formatDate', 'length', () => formatDate(NOW, 'tiny' as 'long')],
])('%s names what it knows when its %s is unknown', (_, name, ask) => {
  expect(ask).toThrow(TypeError)
  expect(ask).toThrow(new RegExp(`^${name} must be one of .+, not "`))
})

test('a noun without one of its forms is refused, whatever the count', () => {
  const forms = { one: 'kolo', few: 'kola', other: 'kol' } as unknown as typeof WORD_FORMS.day

  expect(() => countOf(5, forms)).toThrow(new TypeError('forms must have a text for many.'))
})

test.each([Number.NaN, -1, 1.5])('an ad has no address by the number %d', (id) => {
  expect(() => adSlug('Kolo', id)).toThrow(RangeError)
})
