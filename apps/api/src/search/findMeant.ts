import type { QueryTerm } from '@inzrt/domain/search'
import { summariseCells } from '../ads/summariseCells.ts'
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
  /** How many ads have every word, where similar ones were added because they are few. */
  withAllWords: number | null
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

type FoundTerms = Pick<Meant, 'found' | 'terms' | 'leftOut' | 'withAllWords'>

/** Fewer ads than this with every word are followed by ads for the thing with some of the words. */
const FEW = 5

const areFew = ({ cells }: Found, { type }: SearchTerms, { filter }: FindOptions): boolean =>
  summariseCells(cells, filter).counts.types[type] < FEW

const wordsOf = (terms: readonly QueryTerm[]): string[] =>
  terms.flatMap(({ words }) => words.map(({ written }) => written))

/** Finds ads with all terms; where few are for the thing, those for it with most of the others too. */
const findTerms = async (
  { sources, scope, query, options }: MeantQuery,
  terms: SearchTerms,
): Promise<FoundTerms> => {
  const found = await findAds(sources, scope, terms, options)
  const whole = { found, terms, leftOut: [], withAllWords: null }
  const isShort = areFew(found, terms, options)
  const isEnough = found.isNamed && (!isShort || options.sort !== 'default')
  if (isEnough || isQuoted(query)) return whole
  const fewer = makeOptional(await sources.vocabulary.of(scope.brand), terms)
  if (!fewer) return whole
  const named = await findAds(sources, scope, fewer, options)
  if (!named.isNamed) return whole
  const leftOut = wordsOf(fewer.optional.filter((_, at) => !named.hasOptional[at])).filter(
    (word) => !wordsOf(fewer.terms).includes(word),
  )
  const { total } = summariseCells(found.cells, options.filter)

  return {
    found: named,
    terms: fewer,
    leftOut,
    withAllWords: leftOut.length === 0 && isShort && total > 0 ? total : null,
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
