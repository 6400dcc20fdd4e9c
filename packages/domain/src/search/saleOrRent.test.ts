import { expect, test } from 'vitest'
import { saleOrRent } from '../search.ts'

test.each([
  ['Byty na prodej', 'sale'],
  ['Koupím chatu u lesa', 'sale'],
  ['Pronájem bytů', 'rent'],
  ['Hledám podnájem v Brně', 'rent'],
  ['Prodej i pronájem garáží', null],
  ['Pozemky a zahrady', null],
  ['', null],
] as const)('V002 „%s“ speaks of %s', (text, deal) => {
  expect(saleOrRent(text)).toBe(deal)
})
