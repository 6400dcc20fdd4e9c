import { expect, test } from 'vitest'
import { mayReload } from './mayReload.ts'

test.each([
  [null, true],
  ['not a time', true],
  ['940001', false],
  ['940000', true],
  ['1000000', false],
])('R227 R296 with the last reload at %s a second one is allowed: %s', (last, expected) => {
  expect(mayReload(last, 1_000_000)).toBe(expected)
})
