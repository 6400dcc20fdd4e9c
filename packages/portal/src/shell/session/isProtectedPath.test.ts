import { ALL_PAGES } from '@inzrt/contracts/pages'
import { expect, test } from 'vitest'
import { isProtectedPath } from './isProtectedPath.ts'

test('R055 the browser knows the pages of those who are logged in, without the table of pages', () => {
  for (const { path, access } of ALL_PAGES)
    expect(isProtectedPath(path), path).toBe(access === 'members' || access === 'staff')
})
