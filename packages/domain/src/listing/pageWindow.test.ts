import { expect, test } from 'vitest'
import { pageWindow } from '../listing.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 13, [1, null, 4, 5, 6, null, 13]],
  [3, 13, [1, 2, 3, 4, null, 13]],
  [4, 13, [1, 2, 3, 4, 5, null, 13]],
  [10, 13, [1, null, 9, 10, 11, 12, 13]],
  [13, 13, [1, null, 12, 13]],
])('R132 page %i of %i shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown)
})
