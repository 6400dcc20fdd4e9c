import { checkNumber } from '../check/checkNumber.ts'

/** The forms a Czech noun takes after a number; `many` stands after fractions. */
export type PluralForms = Readonly<Record<'one' | 'few' | 'many' | 'other', string>>

const FORMS: readonly (keyof PluralForms)[] = ['one', 'few', 'many', 'other']

/**
 * Picks the form of a noun for a count: 1 den, 2–4 dny, 0 and 5 or more dní, and the genitive
 * singular after a fraction (1,5 dne). 21 and 22 count like 5 (Czech grammar).
 * @throws RangeError when the count is NaN or infinite
 * @throws TypeError when a form is missing
 * @example plural(21, WORD_FORMS.day) // 'dní'
 */
export const plural = (count: number, forms: PluralForms): string => {
  checkNumber('count', count)
  const missing = FORMS.find((form) => typeof forms[form] !== 'string')
  if (missing) throw new TypeError(`forms must have a text for ${missing}.`)
  const size = Math.abs(count)
  if (!Number.isInteger(size)) return forms.many
  if (size === 1) return forms.one

  return size >= 2 && size <= 4 ? forms.few : forms.other
}
