import { stem } from './stem.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokenize } from './tokenize.ts'

/** One word of a query: `folded` for prefix search, `stem` for equality with the index. */
export type SearchWord = Readonly<{ folded: string; stem: string }>

/** Words of a query beyond this many are ignored, so a pasted page stays a cheap query. */
export const MAX_QUERY_WORDS = 12

/** What follows is not read. */
export const MAX_QUERY_LENGTH = 500

/**
 * The words of a query, each once, without stop words, unless it has nothing else.
 * @example searchWords('kolo do Brna').map(({ stem }) => stem) // ['kol', 'brn']
 */
export const searchWords = (query: string): SearchWord[] => {
  const words = [...new Set(tokenize(query.slice(0, MAX_QUERY_LENGTH)))]
  const telling = words.filter((word) => !STOP_WORDS.has(word))

  return (telling.length > 0 ? telling : words)
    .slice(0, MAX_QUERY_WORDS)
    .map((folded) => ({ folded, stem: stem(folded) }))
}
