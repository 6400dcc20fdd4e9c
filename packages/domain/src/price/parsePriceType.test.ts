import { expect, test } from 'vitest'
import { hasAmount } from './hasAmount.ts'
import { PRICE_TYPES } from './Price.ts'
import { parsePriceType } from './parsePriceType.ts'

test('R183 R184 price types are read in any case and written in one', () => {
  expect(['czk', 'CZK', 'eur', 'EUR', 'Free'].map(parsePriceType)).toEqual([
    'czk',
    'czk',
    'EUR',
    'EUR',
    'free',
  ])
  expect(parsePriceType('usd')).toBeNull()
})

test('R190 only crowns and euro carry an amount', () => {
  expect(PRICE_TYPES.filter(hasAmount)).toEqual(['czk', 'EUR'])
})
