import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianPrice, summarisePrices } from '../price.ts'

const EIGHT = [1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_700]

test('P022 N021 eight prices have a median and quartiles, seven tell nothing', () => {
  expect(summarisePrices(EIGHT)).toEqual({ count: 8, lower: 1_175, median: 1_350, upper: 1_525 })
  expect(summarisePrices(EIGHT.slice(1))).toBeNull()
  expect(summarisePrices([])).toBeNull()
})

test('N021 the median of an even number of prices lies between the middle two, in any order', () => {
  expect(medianPrice([40, 10, 30, 20])).toBe(25)
  expect(medianPrice([7])).toBe(7)
  expect(medianPrice([])).toBe(0)
})

test.each([[0], [1], [-5], [1e12], [1e14], [0, 1, 1, 1e12]])(
  'P022 a joke of %j changes nothing',
  (...jokes) => {
    expect(summarisePrices([...jokes, ...EIGHT])).toEqual(summarisePrices(EIGHT))
  },
)

test('P022 prices of things that are not alike tell nothing', () => {
  expect(summarisePrices([...EIGHT, ...EIGHT.map((amount) => amount * 8)])).toBeNull()
})

test('P022 the median lies between the quartiles, and these within the prices, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 3_000 }), { minLength: 8 }), (all) => {
      const summary = summarisePrices(all)
      if (!summary) throw new Error('Prices so near each other tell something.')
      const { count, lower, median, upper } = summary

      expect(count).toBe(all.length)
      expect([lower, median, upper]).toEqual([lower, median, upper].toSorted((a, b) => a - b))
      expect(lower).toBeGreaterThanOrEqual(Math.min(...all))
      expect(upper).toBeLessThanOrEqual(Math.max(...all))
      expect(summarisePrices(all.toReversed())).toEqual({ count, lower, median, upper })
    }),
  )
})
