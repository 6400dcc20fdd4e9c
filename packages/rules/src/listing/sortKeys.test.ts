import { expect, test } from 'vitest'
import { SORT_KEYS, sortLabel } from '../listing.ts'

test('R192 V001 there are five orders, the default one first, and one by distance', () => {
  expect(SORT_KEYS).toEqual([
    'default',
    'price_asc',
    'price_desc',
    'created_desc',
    'created_asc',
    'distance',
  ])
})

test('R108 R192 each order has its Czech name', () => {
  expect(SORT_KEYS.map(sortLabel)).toEqual([
    'Výchozí řazení',
    'Od nejlevnějších',
    'Od nejdražších',
    'Od nejnovějších',
    'Od nejstarších',
    'Od nejbližších',
  ])
})
