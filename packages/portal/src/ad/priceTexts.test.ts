import { expect, test } from 'vitest'
import { toPriceGuide, toPriceTexts } from './priceTexts.ts'

const SUMMARY = { count: 8, lower: 117_500, median: 135_000, upper: 152_500, since: '2026-05-03' }

test('P022 prices of similar things come in round figures, with their number and since when', () => {
  expect(toPriceTexts(SUMMARY)).toEqual({
    range: '1\u00a0200 až 1\u00a0500\u00a0Kč',
    middle: 'střední cena 1\u00a0400\u00a0Kč',
    basis: 'Podle 8\u00a0inzerátů vložených od 3.\u00a05.\u00a02026.',
  })
})

test.each([
  [100, '1\u00a0Kč'],
  [950, '10\u00a0Kč'],
  [12_345_600, '120\u00a0000\u00a0Kč'],
  [1e14, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0Kč'],
])('P022 where quartiles are the same, %i is told once as %s', (amount, words) => {
  const same = { ...SUMMARY, lower: amount, median: amount, upper: amount }

  expect(toPriceTexts(same).range).toBe(words)
})

test('N021 quarters of sold things are named; what is not known is not shown', () => {
  const periods = [{ from: '2026-07-01', count: 5, median: 135_000 }]

  expect(toPriceGuide({ asked: null, sold: { ...SUMMARY, periods } })).toMatchObject({
    asked: null,
    sold: {
      points: [{ period: '3. čtvrtletí 2026', count: 5, price: '1\u00a0400\u00a0Kč' }],
    },
  })
  expect(toPriceGuide({ asked: null, sold: null })).toEqual({ asked: null, sold: null })
})
