import { expect, test } from 'vitest'
import { formatPrice, hasAmount, PRICE_TYPES, type PriceType } from '../price.ts'

test.each([
  [0, '0\u00a0Kč'],
  [99, '0,99\u00a0Kč'],
  [100, '1\u00a0Kč'],
  [99_900, '999\u00a0Kč'],
  [100_000, '1\u00a0000\u00a0Kč'],
  [150_000, '1\u00a0500\u00a0Kč'],
  [150_050, '1\u00a0500,50\u00a0Kč'],
  [9_999_999_900, '99\u00a0999\u00a0999\u00a0Kč'],
])('R113 R183 R315 %i hundredths of a crown read „%s“', (amount, text) => {
  expect(formatPrice({ type: 'czk', amount })).toBe(text)
  expect(formatPrice({ type: 'czk', amount }, 'short')).toBe(text)
})

test('R184 an amount in euro carries the sign of the euro', () => {
  expect(formatPrice({ type: 'EUR', amount: 150_000 })).toBe('1\u00a0500\u00a0€')
  expect(formatPrice({ type: 'EUR', amount: 150_050 })).toBe('1\u00a0500,50\u00a0€')
})

test.each<[string, PriceType, string, string]>([
  ['R185', 'agreement', 'Cena dohodou', 'Dohodou'],
  ['R186', 'offer', 'Cenu nabídněte', 'Nabídněte'],
  ['R187', 'any', 'Cena nerozhoduje', 'Nerozhoduje'],
  ['R188', 'in_text', 'Cena v textu', 'V textu'],
  ['R189', 'free', 'Zdarma', 'Zdarma'],
])(
  'R185 R186 R187 R188 R189 %s price type %s has a long and a short text',
  (_row, type, long, short) => {
    expect(formatPrice({ type, amount: null })).toBe(long)
    expect(formatPrice({ type, amount: null }, 'short')).toBe(short)
  },
)

test('R113 R190 a price in words ignores an amount', () => {
  for (const type of PRICE_TYPES.filter((each) => !hasAmount(each)))
    expect(formatPrice({ type, amount: 100 })).toBe(formatPrice({ type, amount: null }))
})

test('R183 R184 an amount that is missing is not passed for zero', () => {
  expect(formatPrice({ type: 'czk', amount: null })).toBe('Cena neuvedena')
  expect(formatPrice({ type: 'EUR', amount: null }, 'short')).toBe('Neuvedena')
})
