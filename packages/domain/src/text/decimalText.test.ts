import { expect, test } from 'vitest'
import { decimalText } from '../text.ts'

test.each([
  [0, '0'],
  [1500, '1500'],
  [1234.5, '1234,5'],
  [-0.25, '-0,25'],
])('%d is typed as %s', (number, text) => {
  expect(decimalText(number)).toBe(text)
})
