import { expect, test } from 'vitest'
import { parsePriceType } from '../price.ts'

test('R183 R184 price types are read in any case and written in one', () => {
  expect(['czk', 'CZK', 'eur', 'EUR', 'Free'].map(parsePriceType)).toEqual([
    'czk',
    'czk',
    'EUR',
    'EUR',
    'free',
  ])
})

test.each(['usd', '', ' czk', 'constructor'])('R183 %j is no price type', (text) => {
  expect(parsePriceType(text)).toBeNull()
})
