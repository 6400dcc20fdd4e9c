import { expect, test } from 'vitest'
import { adTypeLabel } from './adTypes.ts'
import { initialFilter, isFilterChanged, resetFilter } from './FilterState.ts'
import { pageWindow } from './pageWindow.ts'
import { SORT_KEYS, sortLabel } from './sortKeys.ts'

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

test('R221 a reset brings the untouched filter back', () => {
  expect(resetFilter()).toEqual(initialFilter)
})

test('R192 there are five orders, each with its name', () => {
  expect(SORT_KEYS).toEqual(['default', 'price_asc', 'price_desc', 'created_desc', 'created_asc'])
  expect(new Set(SORT_KEYS.map(sortLabel)).size).toBe(5)
})

test('R011 R012 R013 the three types of ads have Czech names', () => {
  expect((['offer', 'inquiry', 'exchange'] as const).map(adTypeLabel)).toEqual([
    'Nabídka',
    'Poptávka',
    'Výměna',
  ])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 13, [1, null, 4, 5, 6, null, 13]],
  [3, 13, [1, 2, 3, 4, null, 13]],
  [13, 13, [1, null, 12, 13]],
])('R132 page %i of %i shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown)
})
