import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from '../text.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1\u00a0000'],
  [24_996, '24\u00a0996'],
  [1_234_567, '1\u00a0234\u00a0567'],
  [1_000_007, '1\u00a0000\u00a0007'],
  [1.5, '1,5'],
  [-123, '\u2212123'],
  [-1234.25, '\u22121\u00a0234,25'],
])('R321 %d is written as „%s“', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('R321 whole counts are as the Czech locale writes them, with a true minus', () => {
  const czech = new Intl.NumberFormat('cs-CZ')
  const locale = (count: number): string => czech.format(count).replace('-', '\u2212')

  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === locale(count)))
})
