import { expect, test } from 'vitest'
import { FURTHEST, furthestOf, isBefore, readLogPosition } from './logPosition.ts'

test.each([
  ['0/16B3748', '0/16B3749'],
  ['0/FFFFFFFF', '1/0'],
  ['9/0', '10/0'],
  ['0/9', '0/A'],
  ['FF/FFFFFFFF', FURTHEST],
])('S008 %s is written before %s', (one, other) => {
  expect([isBefore(one, other), isBefore(other, one), isBefore(one, one)]).toEqual([
    ...[true, false, false],
  ])
  expect(furthestOf(null, one, other, one)).toBe(other)
})

test.each(['', '0', '0/', '0/g', '0/16b3748', '0/16B3748 ', '0/123456789', null, undefined, 7])(
  'S008 %j is no position',
  (text) => {
    expect(readLogPosition(text)).toBeNull()
  },
)
