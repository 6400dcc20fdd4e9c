import type { SearchWord } from '@inzrt/domain/search'
import { stemLexeme } from './stemLexeme.ts'

/** A shorter word is no beginning of another: it would be the beginning of too many. */
const PREFIX_MIN = 2

const quote = (lexeme: string, label: string): string => `'${lexeme}':${label}`

/**
 * A query for words: every one must be there by its stem; the last one, which may still be typed,
 * also as the beginning of a word. With `onlyHeading` only words of headings count.
 */
export const toTextQuery = (words: readonly SearchWord[], { onlyHeading = false } = {}): string => {
  const label = onlyHeading ? 'A' : ''

  return words
    .map(({ folded, stem }, at) => {
      const whole = quote(stemLexeme(stem), label)
      const isPrefix = at === words.length - 1 && folded.length >= PREFIX_MIN

      return isPrefix ? `(${whole} | ${quote(folded, `*${label}`)})` : whole
    })
    .join(' & ')
}
