import { expect, test } from 'vitest'
import { initialFilter, isFilterChanged } from '../listing.ts'

test('R170 R314 a listing begins in default order, unfiltered, at page 1 of 24', () => {
  expect(initialFilter).toEqual({ order: 'default', items: [], psc: null, perPage: 24, page: 1 })
})

test.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ perPage: 48 }, false],
  [{ order: 'price_asc' as const }, true],
  [{ items: [{ value: 'offer' }] }, true],
  [{ psc: { id: 1, psc: '60200' } }, true],
])('R220 the filter with %j is changed: %s', (change, changed) => {
  expect(isFilterChanged({ ...initialFilter, ...change })).toBe(changed)
})
