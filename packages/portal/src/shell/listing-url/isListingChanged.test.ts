import { expect, test } from 'vitest'
import { isListingChanged } from './isListingChanged.ts'
import { INITIAL_LISTING, type ListingState } from './ListingState.ts'

test('R220 an untouched list is unchanged, however many pages of it are open', () => {
  expect(isListingChanged(INITIAL_LISTING)).toBe(false)
  expect(isListingChanged({ ...INITIAL_LISTING, page: 3 })).toBe(false)
})

test.each<Partial<ListingState>>([
  { sort: 'price_asc' },
  { types: ['offer'] },
  { psc: '60200' },
  { district: 'Brno-město' },
  { region: 'Zlínský' },
  { place: 'Kuřim' },
  { priceFrom: 0 },
  { priceTo: 100 },
  { withImage: true },
])('R220 a list with %o is changed', (choice) => {
  expect(isListingChanged({ ...INITIAL_LISTING, ...choice })).toBe(true)
})
