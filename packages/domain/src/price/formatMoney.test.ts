import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../price.ts'

test.each([
  [0, 0, '0\u00a0Kč'],
  [49, 0, '0\u00a0Kč'],
  [50, 0, '1\u00a0Kč'],
  [-49, 0, '0\u00a0Kč'],
  [-50_000, 0, '\u2212500\u00a0Kč'],
  [123_450, 0, '1\u00a0235\u00a0Kč'],
  [123_449, 0, '1\u00a0234\u00a0Kč'],
  [123_450, 1, '1\u00a0234,5\u00a0Kč'],
  [123_450, 2, '1\u00a0234,50\u00a0Kč'],
  [123_456_700, 0, '1\u00a0234\u00a0567\u00a0Kč'],
] as const)('R321 %i hundredths with %i decimals read „%s“', (hundredths, decimals, text) => {
  expect(formatMoney(hundredths, 'CZK', decimals)).toBe(text)
})

test('R321 money reads as the Czech locale of the platform writes it', () => {
  const locale = (currency: string, decimals: number) =>
    new Intl.NumberFormat('cs-CZ', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.constantFrom('CZK' as const, 'EUR' as const),
      fc.constantFrom(0 as const, 2 as const),
      (hundredths, currency, decimals) => {
        expect(formatMoney(hundredths, currency, decimals)).toBe(
          locale(currency, decimals).format(hundredths / 100),
        )
      },
    ),
    { numRuns: 300 },
  )
})
