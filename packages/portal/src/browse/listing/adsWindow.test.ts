import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adsWindow } from './adsWindow.ts'

test.each([
  [1, [{ page: 1, perPage: 24 }]],
  [10, [{ page: 1, perPage: 240 }]],
  [
    11,
    [
      { page: 1, perPage: 240 },
      { page: 2, perPage: 240 },
    ],
  ],
])('R132 R314 the first %i pages of 24 are asked for as %o', (page, requests) => {
  expect(adsWindow(page)).toEqual(requests)
})

test('R132 every number of pages is covered and no answer holds more than 240 ads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 41 }), (page) => {
      const requests = adsWindow(page)
      const ads = requests.reduce((sum, { perPage }) => sum + perPage, 0)
      expect(ads).toBeGreaterThanOrEqual(page * 24)
      expect(Math.max(...requests.map(({ perPage }) => perPage))).toBeLessThanOrEqual(240)
    }),
  )
})
