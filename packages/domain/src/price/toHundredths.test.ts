import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fromHundredths } from './fromHundredths.ts'
import { toHundredths } from './toHundredths.ts'

test.each([
  ['0', 0],
  ['1', 100],
  ['1 234', 123_400],
  ['1\u00a0234', 123_400],
  ['1234,5', 123_450],
  ['1234.05', 123_405],
  [1234, 123_400],
  [0.1, 10],
  ['99999999', 9_999_999_900],
])('R191 R315 the sum %j is %i hundredths', (sum, hundredths) => {
  expect(toHundredths(sum)).toBe(hundredths)
})

test.each(['', ' ', '-1', '1,234', 'tisíc', '1e5', '1..5', ',5', '5,', '0x10', 'NaN'])(
  'R191 %j is no sum of money',
  (sum) => {
    expect(toHundredths(sum)).toBeNull()
  },
)

test('R191 hundredths survive the way to a sum and back without an error', () => {
  assert(
    property(integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
      expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths)
    }),
  )
})
