/** Stands on both sides of what a line must not divide; `column.typ` takes it out. */
const MARK = '\u2060'

const WHOLE = new RegExp(
  [
    // A short name of a town, which is said last: Praha, Brno-střed
    '(?<!\\p{L})\\p{Lu}\\p{Ll}{1,5}(?:-\\p{L}{1,8})?(?![\\p{L}-])(?=[^.]*\\.$)',
    // jana@posta.example, www.posta.example
    '\\S+@\\S+',
    '(?:https?://|www\\.)\\S+',
    '\\S+\\.(?:cz|sk|com|eu)(?!\\p{L})\\S*',
    // e-mail, wi-fi, máte-li
    '\\S*(?<!\\p{L})\\p{L}{1,2}-\\p{L}\\S*',
    '\\S*\\p{L}-\\p{L}{1,2}(?!\\p{L})\\S*',
    // XR-500, TB016KL
    '\\S*\\d\\S*-\\S+',
    '\\S+-\\S*\\d\\S*',
    '\\S*\\d\\S*\\p{L}{3}\\S*',
    '\\S*\\p{L}{3}\\S*\\d\\S*',
  ].join('|'),
  'gu',
)

/** Spaces in a number are not stretched with those between words. */
const IN_NUMBER = /(?<=\d)\u00a0(?=\d{3}(?!\d))/gu
const NARROW = '\u202f'

/**
 * Marks words that would be read otherwise if they were divided (addresses, words with a short part, codes of models)
 * and keeps groups of digits close.
 */
export const toSetWords = (text: string): string =>
  text.replaceAll(MARK, '').replace(IN_NUMBER, NARROW).replace(WHOLE, `${MARK}$&${MARK}`)
