import { type SearchWord, searchWords } from '@inzrt/domain/search'

/** What a visitor searches for. A code of six digits comes from the printed newspaper. */
export type SearchTerms = Readonly<{
  words: readonly SearchWord[]
  dialCode: string | null
}>

const MIN_CHARS = 2

/** Reads a query; one too short to search for gives no words. */
export const readSearchTerms = (query: string): SearchTerms => {
  const words = searchWords(query)
  const isTooShort = words.reduce((total, { folded }) => total + folded.length, 0) < MIN_CHARS
  const digits = query.replace(/\s/g, '')

  return {
    words: isTooShort ? [] : words,
    dialCode: /^\d{6}$/.test(digits) ? digits : null,
  }
}
