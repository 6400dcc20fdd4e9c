import { PRICE_TYPES } from '@inzrt/domain/price'
import { expect, test } from 'vitest'
import { shownPrice } from '../ad.ts'

test.each(PRICE_TYPES)('R189 a price of type %s is shown of whatever is sold', (type) => {
  const price = { type, amount: null }

  expect(shownPrice({ price })).toBe(price)
})

test('R187 R188 R189 an ad that looks for people shows only a sum, never „Zdarma“ or „Dohodou“', () => {
  const shown = PRICE_TYPES.filter((type) =>
    shownPrice({ price: { type, amount: null }, isDating: true }),
  )

  expect(shown).toEqual(['czk', 'EUR'])
})
