import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHundredths, toHundredths } from '../price.ts'

test.each([
  ['0', 0],
  ['1', 100],
  ['1 234', 123_400],
  ['1\u00a0234', 123_400],
  ['1234,5', 123_450],
  ['1234.05', 123_405],
  ['1.500', 150_000],
  ['1.234.567,89', 123_456_789],
  ['1 500 Kč', 150_000],
  ['1500,-', 150_000],
  ['19,90 €', 1990],
  [1234, 123_400],
  [0.1, 10],
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [0.29, 29],
  ['99999999', 9_999_999_900],
])('R191 R315 the sum %j is %i hundredths', (sum, hundredths) => {
  expect(toHundredths(sum)).toBe(hundredths)
})

test.each([
  '',
  ' ',
  '-1',
  '1,234',
  '12.34.567',
  'tisíc',
  '1e5',
  '1..5',
  ',5',
  '5,',
  '0x10',
  'NaN',
  '9'.repeat(20),
  -1,
  Number.NaN,
  1e300,
])('R191 %j is no sum of money', (sum) => {
  expect(toHundredths(sum)).toBeNull()
})

test('R191 hundredths survive the way to a sum and back without an error', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
      expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths)
    }),
  )
})
