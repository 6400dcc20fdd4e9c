import { expect, test } from 'vitest'
import { readPriceRange } from './readPriceRange.ts'

test.each([
  ['pračka do 5000', null, 5_000, 'pračka'],
  ['pračka do 5 000 Kč', null, 5_000, 'pračka'],
  ['pračka do 5.000,-', null, 5_000, 'pračka'],
  ['auto od 20 tisíc do 50 tisíc', 20_000, 50_000, 'auto'],
  ['do 300 kolo', null, 300, 'kolo'],
  ['kolo za 3 tisíce Brno', null, 3_000, 'kolo Brno'],
  ['bunda do 50 kč', null, 50, 'bunda'],
  ['skříň zdarma', null, 0, 'skříň'],
  ['Za odvoz gauč', null, 0, 'gauč'],
] as const)('V003 „%s“ asks for %s to %s crowns', (query, from, to, rest) => {
  expect(readPriceRange(query)).toEqual({ from, to, rest })
})

test.each([
  'kolo do 20',
  'kočka do 300 km',
  'kniha od 3 let',
  'byt 2+1',
  'golf do 2000ccm',
  'Do 5',
])('V003 „%s“ names no price', (query) => {
  expect(readPriceRange(query)).toBeNull()
})
