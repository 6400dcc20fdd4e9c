import { expect, test } from 'vitest'
import { isMobile } from './isMobile.ts'

test.each([
  ['+420777123456', true],
  ['+420601123456', true],
  ['+421905123456', true],
  ['+420545123456', false],
  ['+420800123456', false],
  ['+421245123456', false],
])('N018 whether a text reaches %s: %s', (phone, isReached) => {
  expect(isMobile(phone)).toBe(isReached)
})
