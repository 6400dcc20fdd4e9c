import { expect, test } from 'vitest'
import { parseDialCode } from './parseDialCode.ts'

test.each([
  ['204815', '204815'],
  [' 204\u00a0815 ', '204815'],
  ['20481', null],
  ['2048155', null],
  ['kolo 204815', null],
])('N004 words of a search %j are read as the code %j', (words, code) => {
  expect(parseDialCode(words)).toBe(code)
})
