import { expect, test } from 'vitest'
import { isAmong } from './isAmong.ts'

test('R241 what is wrong with a part is told, and forgotten, with its whole', () => {
  const isTouched = isAmong(['price', 'psc'])

  expect(['price', 'price.amount', 'psc', 'heading', 'prices'].map(isTouched)).toEqual([
    ...[true, true, true, false, false],
  ])
  expect(isAmong(['price.amount'])('price.type')).toBe(false)
})
