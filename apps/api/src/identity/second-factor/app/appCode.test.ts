import { expect, test } from 'vitest'
import { appCode, stepAt } from './appCode.ts'
import { base32 } from './base32.ts'
import { stepOfCode } from './stepOfCode.ts'

/** The secret of the examples in RFC 6238. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('V026 the code at second %i is the one of RFC 6238', (second, code) => {
  expect(appCode(SECRET, stepAt(new Date(second * 1_000)))).toBe(code)
})

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('V026 %s is written as RFC 4648 writes it', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('V026 a code of %i steps from now counts as %s', (ahead, step) => {
  const now = new Date(100 * 30_000)

  expect(stepOfCode(SECRET, appCode(SECRET, 100 + ahead), { now, lastStep: 0 })).toBe(step)
})

test('V026 no code counts that is not newer than the last one taken', () => {
  const now = new Date(100 * 30_000 + 29_999)
  const known = { now, lastStep: 100 }

  expect(stepOfCode(SECRET, appCode(SECRET, 99), known)).toBeNull()
  expect(stepOfCode(SECRET, appCode(SECRET, 100), known)).toBeNull()
  expect(stepOfCode(SECRET, appCode(SECRET, 101), known)).toBe(101)
})
