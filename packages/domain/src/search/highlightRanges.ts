import type { TextRange } from '../text/TextRange.ts'
import { findTokens } from './findTokens.ts'
import { searchWords } from './searchWords.ts'
import { stem } from './stem.ts'

/**
 * Where a text answers a query: whole words with the same stem, or beginning as the query's word.
 * @example highlightRanges('Prodám dětské kolo', 'kola') // [[14, 18]]
 */
export const highlightRanges = (text: string, query: string): TextRange[] => {
  const wanted = searchWords(query)
  const stems = new Set(wanted.map((word) => word.stem))
  const beginnings = wanted.map(({ folded }) => folded).filter(({ length }) => length > 1)
  const isWanted = (folded: string): boolean =>
    stems.has(stem(folded)) || beginnings.some((beginning) => folded.startsWith(beginning))

  return findTokens(text)
    .filter(({ folded }) => isWanted(folded))
    .map(({ start, end }) => [start, end])
}
