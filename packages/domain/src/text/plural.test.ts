import { expect, test } from 'vitest'
import { countOf } from './countOf.ts'
import { plural } from './plural.ts'
import { WORDS } from './words.ts'

test.each([
  [0, 'dní'],
  [1, 'den'],
  [2, 'dny'],
  [4, 'dny'],
  [5, 'dní'],
  [11, 'dní'],
  [21, 'dní'],
  [22, 'dní'],
  [101, 'dní'],
  [1.5, 'dne'],
  [-1, 'den'],
])('R320 after %d stands „%s“', (count, form) => {
  expect(plural(count, WORDS.day)).toBe(form)
})

test('R320 every counted noun follows the rules of the Czech locale', () => {
  const rules = new Intl.PluralRules('cs')
  for (const forms of Object.values(WORDS))
    for (const count of [0, 1, 2, 3, 4, 5, 11, 12, 20, 21, 22, 100, 101, 0.5, 1.5, 2.5])
      expect(plural(count, forms)).toBe(forms[rules.select(count) as keyof typeof forms])
})

test('R320 a count and its noun never part at the end of a line', () => {
  expect(countOf(24_996, WORDS.advert)).toBe('24\u00a0996\u00a0inzerátů')
})
