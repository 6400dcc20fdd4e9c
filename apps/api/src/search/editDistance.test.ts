import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './editDistance.ts'

test.each([
  ['husqarna', 'husqvarna', 1],
  ['kool', 'kolo', 1],
  ['kolo', 'kolo', 0],
  ['', 'abc', 3],
  ['sekacla', 'sekacka', 1],
  ['pes', 'kocka', 5],
])('P003 „%s“ is %s letters from „%s“', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
})

test('P003 the way back is as long, and never longer than the longer word', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
