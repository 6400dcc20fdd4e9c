import { ALL_PAGES } from '@inzrt/contracts/pages'
import { expect, test } from 'vitest'
import { isProtectedPath } from './isProtectedPath.ts'

test('R055 the browser knows the pages of members without the table of pages', () => {
  for (const { path, access } of ALL_PAGES)
    for (const address of [path, `${path}?tab=zpravy`])
      expect(isProtectedPath(address), address).toBe(access === 'members' || access === 'staff')
})
