import { expect, test } from 'vitest'
import { countRefined } from './countRefined.ts'
import { INITIAL_LISTING } from './ListingState.ts'

test.each([
  [0, {}],
  [0, { types: ['offer'], psc: '60200', sort: 'price_asc', page: 3 }],
  [1, { priceFrom: 0 }],
  [1, { priceFrom: 100, priceTo: 500 }],
  [3, { priceTo: 500, region: 'Vysočina', withImage: true }],
] as const)('R107 the sheet counts its own filters: %i of %o', (count, chosen) => {
  expect(countRefined({ ...INITIAL_LISTING, ...chosen })).toBe(count)
})
