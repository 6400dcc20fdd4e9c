import { expect, test } from 'vitest'
import { imageUrl } from './image.ts'

test.each([
  ['/2026/05/1a2b/77.jpg', undefined, '/api/image/2026/05/1a2b/77.jpg'],
  ['/2026/05/1a2b/77.jpg', 'small', '/api/image/2026/05/1a2b/77-small.jpg'],
  ['/demo/kolo-03.webp', 'thumb2x', '/api/image/demo/kolo-03-thumb2x.webp'],
  ['/demo/kolo-03-thumb.webp', 'thumb2x', '/api/image/demo/kolo-03-thumb2x.webp'],
  ['/demo/kolo-03-thumb.webp', undefined, '/api/image/demo/kolo-03.webp'],
] as const)('R156 R158 the address of %s as %s is %s', (path, variant, url) => {
  expect(imageUrl(path, variant)).toBe(url)
})
