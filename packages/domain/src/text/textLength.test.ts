import { expect, test } from 'vitest'
import { textLength } from '../text.ts'

test.each([
  ['', 0],
  ['kůň 🚲', 5],
  ['ku\u030an\u030c', 3],
  ['👨‍👩‍👧', 1],
])('a reader counts the characters of %j as %i', (text, length) => {
  expect(textLength(text)).toBe(length)
})
