import { correctQuery } from './correctQuery.ts'
import { type FindOptions, findAds, type SearchSources } from './findAds.ts'
import { makeOptional } from './makeOptional.ts'
import { readSearchTerms, type SearchTerms } from './SearchTerms.ts'
import type { Found, SearchScope } from './search.repository.ts'

/** What was found, by which words, and how they differ from those that were typed. */
export type Meant = Readonly<{
  found: Found
  terms: SearchTerms
  /** The query that was searched instead. */
  corrected: string | null
  /** A query that may have been meant. */
  suggestion: string | null
  /** Words that are left out, because no ad for the thing has them. */
  leftOut: readonly string[]
}>

export type MeantQuery = Readonly<{
  sources: SearchSources
  scope: SearchScope
  query: string
  options: FindOptions
}>

/** Quotation marks around a query ask for every word as it is typed. */
const QUOTED = /^\s*["„“”].*["„“”]\s*$/s

export const isQuoted = (query: string): boolean => QUOTED.test(query)

type FoundTerms = Pick<Meant, 'found' | 'terms' | 'leftOut'>

/** Finds ads with all terms; where none is for the thing, those for it with most of the others. */
const findTerms = async (
  { sources, scope, query, options }: MeantQuery,
  terms: SearchTerms,
): Promise<FoundTerms> => {
  const found = await findAds(sources, scope, terms, options)
  const whole = { found, terms, leftOut: [] }
  if (found.isNamed || isQuoted(query)) return whole
  const fewer = makeOptional(await sources.vocabulary.of(scope.brand), terms)
  if (!fewer) return whole
  const named = await findAds(sources, scope, fewer, options)
  if (!named.isNamed) return whole
  const missing = fewer.optional.filter((_, at) => !named.hasOptional[at])

  return {
    found: named,
    terms: fewer,
    leftOut: missing.flatMap(({ words }) => words.map(({ written }) => written)),
  }
}

/**
 * Searches for what was meant: typing errors that are sure are corrected at once, others suggested, and
 * words that no ad for the thing has are left out.
 */
export const findMeant = async (asked: MeantQuery): Promise<Meant> => {
  const { sources, scope, query } = asked
  const typed = readSearchTerms(query)
  const vocabulary = await sources.vocabulary.of(scope.brand)
  const correction = isQuoted(query) ? null : correctQuery(vocabulary, query, typed.terms)
  if (correction?.isSure) {
    const meant = await findTerms(asked, readSearchTerms(correction.query))
    if (meant.found.cells.length > 0)
      return { ...meant, corrected: correction.query, suggestion: null }
  }

  return {
    ...(await findTerms(asked, typed)),
    corrected: null,
    suggestion: correction && !correction.isSure ? correction.query : null,
  }
}
