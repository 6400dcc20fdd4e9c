import { isAbsolute, resolve } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImagePath } from './ImageRequest.ts'

test.each([
  ['/2026/05/1a2b/77.jpg', { path: '/2026/05/1a2b/77.jpg', variant: null }],
  ['/2026/05/1a2b/77-thumb.jpg', { path: '/2026/05/1a2b/77.jpg', variant: 'thumb' }],
  ['/demo/kolo-03-thumb2x.webp', { path: '/demo/kolo-03.webp', variant: 'thumb2x' }],
  ['/demo/kolo-huge.webp', { path: '/demo/kolo-huge.webp', variant: null }],
])('R158 %s is read as a picture and its size', (path, expected) => {
  expect(readImagePath(path)).toEqual(expected)
})

test('no path leads out of the pictures’ folder', () => {
  const part = fc.constantFrom('..', '.', '/', '\\', '%2e', 'a', '-', '.webp', '\0', '77.jpg')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const request = readImagePath(`/${parts.join('')}`)
      if (request) expect(resolve(`/images${request.path}`).startsWith('/images/')).toBe(true)
      if (request) expect(isAbsolute(request.path)).toBe(true)
    }),
  )
})
