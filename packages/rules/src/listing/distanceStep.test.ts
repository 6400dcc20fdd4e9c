import { expect, test } from 'vitest'
import { distanceStep, RADII } from '../listing.ts'

test('V001 distances are told in steps', () => {
  expect([0, 0.1, 5, 5.1, 12.8, 49.9, 100, 101].map(distanceStep)).toEqual([
    0, 5, 5, 10, 20, 50, 100, 200,
  ])
  expect(RADII.map(distanceStep)).toEqual([...RADII])
})
