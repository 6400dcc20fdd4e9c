import { expect, test } from 'vitest'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { understoodHref } from './understoodHref.ts'

test('V003 a place and a price of the query become filters of the address', () => {
  const understood = { q: 'pračka', district: 'Brno-město', priceTo: 500_000 }

  expect(understoodHref(understood, { ...INITIAL_LISTING, types: ['offer'] })).toBe(
    '/search?term=pra%C4%8Dka&type=offer&district=Brno-m%C4%9Bsto&priceTo=5000',
  )
})
