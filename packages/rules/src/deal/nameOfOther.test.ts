import { expect, test } from 'vitest'
import { nameOfOther, otherSide } from '../deal.ts'

test.each([
  ['seller', null, 'Zájemce'],
  ['buyer', null, 'Inzerent'],
  ['seller', 'Jana', 'Jana'],
  ['buyer', 'Jana', 'Jana'],
] as const)('V010 the %s calls the other one, whose name is %s, „%s“', (side, otherName, name) => {
  expect(nameOfOther({ side, otherName })).toBe(name)
})

test('V010 a deal has two sides', () => {
  expect([otherSide('buyer'), otherSide('seller')]).toEqual(['seller', 'buyer'])
})
