import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plural, WORD_FORMS } from '../text.ts'

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
  [0.5, 'dne'],
  [-1, 'den'],
  [-3, 'dny'],
])('R320 one day is „den“, two to four „dny“, the rest „dní“: %d %s', (count, form) => {
  expect(plural(count, WORD_FORMS.day)).toBe(form)
})

test('R320 every count takes the form that Unicode gives it in Czech', () => {
  const czech = new Intl.PluralRules('cs')
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' }

  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer().map((tenths) => tenths / 10),
      ),
      (count) => {
        expect(plural(count, forms)).toBe(czech.select(count))
      },
    ),
  )
})
