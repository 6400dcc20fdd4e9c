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
  [-123, '-123'],
  [-1234.25, '-1\u00a0234,25'],
])('R321 %d is written as „%s“', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('R321 whole counts are written as the Czech locale writes them', () => {
  const czech = new Intl.NumberFormat('cs-CZ')

  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === czech.format(count)))
})
