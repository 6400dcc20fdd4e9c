import { findTokens } from './findTokens.ts'
import { searchWords } from './searchWords.ts'
import { stem } from './stem.ts'

/** Start and end of a matched word in UTF-16 offsets, end exclusive. */
export type HighlightRange = readonly [start: number, end: number]

/**
 * Where a text answers a query: whole words with the same stem, or beginning as the query's word.
 * @example highlightRanges('Prodám dětské kolo', 'kola') // [[14, 18]]
 */
export const highlightRanges = (text: string, query: string): HighlightRange[] => {
  const wanted = searchWords(query)
  const stems = new Set(wanted.map((word) => word.stem))
  const beginnings = wanted.map(({ folded }) => folded).filter(({ length }) => length > 1)
  const isWanted = (folded: string): boolean =>
    stems.has(stem(folded)) || beginnings.some((beginning) => folded.startsWith(beginning))

  return findTokens(text)
    .filter(({ folded }) => isWanted(folded))
    .map(({ start, end }) => [start, end])
}
