import { expect, test } from 'vitest'
import { imageUrl } from './imageUrl.ts'

test.each([
  ['/2026/05/1a2b/77.jpg', 'thumb', '/api/image/2026/05/1a2b/77-thumb.jpg'],
  ['/2026/05/1a2b/77-thumb.webp', 'thumb2x', '/api/image/2026/05/1a2b/77-thumb2x.webp'],
  ['/demo/kolo-03.webp', 'small', '/api/image/demo/kolo-03-small.webp'],
  ['/demo/kolo-thumb2x.webp', 'large', '/api/image/demo/kolo-large.webp'],
] as const)('R158 P018 %s as %s is %s', (path, variant, expected) => {
  expect(imageUrl(path, variant)).toBe(expected)
})
