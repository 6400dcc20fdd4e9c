import { expect, test } from 'vitest'
import { dealWords } from '../deal.ts'

test.each([
  ['offer', 150_000, 'Nabízím 1\u00a0500\u00a0Kč.'],
  ['counter', 150_000, 'Navrhuji 1\u00a0500\u00a0Kč.'],
  ['accept', 150_000, 'Nabídku 1\u00a0500\u00a0Kč přijímám.'],
  ['decline', 150_000, 'Nabídku 1\u00a0500\u00a0Kč nepřijímám.'],
  ['reserve', null, 'Držím to pro vás tři dny.'],
  ['release', null, 'Rezervaci ruším.'],
  ['confirm', null, 'Předání proběhlo.'],
] as const)('V010 what somebody does by %s of %s is said as „%s“', (event, amount, words) => {
  expect(dealWords(event, amount)).toBe(words)
})
