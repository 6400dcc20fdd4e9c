import { expect, test } from 'vitest'
import { isAdPage } from './isAdPage.ts'

test('R211 only the pages that change this very ad keep its password', () => {
  const paths = ['edit', 'promo', 'renew'].map((page) => `/kolo-1a2b/${page}`)

  expect(paths.every((path) => isAdPage('kolo-1a2b', path))).toBe(true)
  expect(
    ['/', '/kolo-1a2b', '/kolo-1a2b/rss', '/vuz-1a2c/edit'].some((path) =>
      isAdPage('kolo-1a2b', path),
    ),
  ).toBe(false)
})
