import { expect, test } from 'vitest'
import { hasAmount, PRICE_TYPES, toPrice } from '../price.ts'

test('R190 only crowns and euros carry an amount', () => {
  expect(PRICE_TYPES.filter(hasAmount)).toEqual(['czk', 'EUR'])
})

test.each(PRICE_TYPES)('R190 the amount of a price of type %s is kept or dropped', (type) => {
  expect(toPrice(type, 150_000)).toEqual({ type, amount: hasAmount(type) ? 150_000 : null })
})
