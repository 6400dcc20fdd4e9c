import { expect, test } from 'vitest'
import { onOneLine } from '../text.ts'

test.each([
  ['kolo', 'kolo'],
  [' kolo\n\t do\u00a0 Brna \r\n', 'kolo do Brna'],
  [' \n ', ''],
])('%j is written on one line', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})
