import { formatCount } from './formatCount.ts'
import { NBSP } from './nbsp.ts'
import { type PluralForms, plural } from './plural.ts'

/**
 * A count with its noun, joined by a non-breaking space.
 * @throws RangeError when the count is NaN or infinite
 * @throws TypeError when a form is missing
 * @example countOf(5, WORD_FORMS.advert) // '5 inzerátů'
 */
export const countOf = (count: number, forms: PluralForms): string =>
  formatCount(count) + NBSP + plural(count, forms)
