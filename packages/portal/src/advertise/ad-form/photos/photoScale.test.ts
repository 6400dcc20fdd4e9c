import { expect, test } from 'vitest'
import { photoScale } from './photoScale.ts'

test.each([
  [4_000, 3_000, 0.5],
  [1_200, 1_600, 1],
  [12_000, 1_500, 0.2],
  [200, 6_000, 1],
])('P017 a photo of %d x %d points is sent at %d of its size', (width, height, scale) => {
  expect(photoScale({ width, height })).toBe(scale)
})
