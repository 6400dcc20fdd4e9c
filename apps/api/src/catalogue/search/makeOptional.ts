import { lexicon, type QueryTerm } from '@inzrt/domain/search'
import type { SearchTerms } from './SearchTerms.ts'
import type { Vocabulary } from './Vocabulary.ts'

const isOffered = (vocabulary: Vocabulary, { words, alternatives }: QueryTerm): boolean =>
  [...words.map(({ stem }) => [stem]), ...alternatives].some(
    ([stem = '', ...more]) => more.length === 0 && vocabulary.countNamed(stem) > 0,
  )

const isName = ({ words }: QueryTerm): boolean => words.some(({ stem }) => lexicon.names.has(stem))

/** Words that name one thing together („kuchyňská linka“): the one for the thing, and the whole name. */
const splitName = (name: QueryTerm): SearchTerms['terms'] | null => {
  const head = name.words.find(({ role }) => role === 'head')
  if (!head || name.words.length === 1) return null
  const thing = { words: [head], alternatives: lexicon.alternativesOf([head.stem]), isHead: true }

  return [thing, { ...name, isHead: false }]
}

/**
 * The same query, of which only what is looked for must be there; null when that is all of it, or when
 * no term is known to name anything.
 */
export const makeOptional = (vocabulary: Vocabulary, query: SearchTerms): SearchTerms | null => {
  const [only] = query.terms
  const terms = (query.terms.length === 1 && only && splitName(only)) || query.terms
  const offered = terms.filter((term) => isOffered(vocabulary, term))
  const known = offered.length > 0 ? offered : terms.filter(isName)
  const head = known.find(({ isHead }) => isHead) ?? known[0]
  if (terms.length < 2 || !head) return null

  return {
    ...query,
    terms: [{ ...head, isHead: true }],
    optional: terms.filter((term) => term !== head),
  }
}
