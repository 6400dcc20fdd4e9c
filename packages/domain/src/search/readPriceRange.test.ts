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
  ['pračka do 3 tis', null, 3_000, 'pračka'],
  ['pračka do 3tis. Brno', null, 3_000, 'pračka Brno'],
  ['byt 2+kk do 1,5 mil', null, 1_500_000, 'byt 2+kk'],
  ['pračka pod 3000', null, 3_000, 'pračka'],
  ['pračka pod 3 000 Kč', null, 3_000, 'pračka'],
  ['kolo nad 1000', 1_000, null, 'kolo'],
  ['kolo od 500', 500, null, 'kolo'],
  ['kolo max. 3000', null, 3_000, 'kolo'],
  ['kolo v ceně do 149,90 Kč', null, 150, 'kolo'],
  ['kolo kolem 3000', 2_400, 3_600, 'kolo'],
  ['kolo levnější než 3000,- Kč', null, 3_000, 'kolo'],
  ['kolo 2000-3000 Kč', 2_000, 3_000, 'kolo'],
  ['kolo od 2000 až 3000 Kč', 2_000, 3_000, 'kolo'],
  ['kolo 3000 kč Brno', null, 3_000, 'kolo Brno'],
  ['iPhone 13 do 10000', null, 10_000, 'iPhone 13'],
  ['auto do 2000', null, 2_000, 'auto'],
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
  'iPhone 13',
  'Škoda 120',
  'auto od 2015',
  'auto 2015-2018',
  'auto do 50 tis. km',
  'Nike Air Max 270',
  'iPhone 13 Pro Max 512',
  'Yamaha T-Max 500',
  'traktor nad 120 koní',
  'lednice do 180 cm',
  'kolo kolem domu',
  'pračka 3000',
])('V003 „%s“ names no price', (query) => {
  expect(readPriceRange(query)).toBeNull()
})
