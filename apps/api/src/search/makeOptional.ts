import { lexicon, type QueryTerm } from '@inzrt/domain/search'
import type { SearchTerms } from './SearchTerms.ts'
import type { Vocabulary } from './Vocabulary.ts'

const isKnown = (vocabulary: Vocabulary, { words }: QueryTerm): boolean =>
  words.some(({ stem }) => lexicon.names.has(stem) || vocabulary.countNamed(stem) > 0)

/**
 * The same query, of which only what is looked for must be there; null when that is all of it, or when
 * no term is known to name anything.
 */
export const makeOptional = (vocabulary: Vocabulary, query: SearchTerms): SearchTerms | null => {
  const known = query.terms.filter((term) => isKnown(vocabulary, term))
  const head = known.find(({ isHead }) => isHead) ?? known[0]
  if (query.terms.length < 2 || !head) return null

  return {
    ...query,
    terms: [{ ...head, isHead: true }],
    optional: query.terms.filter((term) => term !== head),
  }
}
