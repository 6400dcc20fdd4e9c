import type { SearchAnswer } from '@inzrt/contracts/browse/search'
import { isQuoted, lexicon, type QueryTerm } from '@inzrt/domain/search'
import type { AdFilter } from '../ads/AdFilter.ts'
import { summariseCells } from '../ads/summariseCells.ts'
import { correctQuery } from './correctQuery.ts'
import { type FindOptions, findAds, type SearchSources } from './findAds.ts'
import { makeOptional } from './makeOptional.ts'
import type { SearchScope } from './SearchRequest.ts'
import { readSearchTerms, type SearchTerms } from './SearchTerms.ts'
import type { Found, Preferred } from './search.repository.ts'

/** A place or a price that a query names. */
type Condition = SearchAnswer['meta']['leftOutConditions'][number]

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
  /** How many ads meet the conditions of the query, where others were added because they are few. */
  withConditions: number | null
  /** Which of the conditions those others need not meet. */
  leftOutConditions: readonly Condition[]
  /** What narrowed everything that was found. */
  filter: AdFilter
}>

export type MeantQuery = Readonly<{
  sources: SearchSources
  scope: SearchScope
  query: string
  /** A place and a price that the query names. */
  conditions: Preferred | null
  options: Omit<FindOptions, 'preferred'>
}>

/** Fewer ads than this for the thing are followed by ads that answer nearly as well. */
const FEW = 5

type Asked = Pick<MeantQuery, 'sources' | 'scope' | 'query'> & Readonly<{ options: FindOptions }>
type FoundTerms = Pick<Meant, 'found' | 'terms' | 'leftOut' | 'withAllWords'>
type FoundWords = Omit<Meant, 'withConditions' | 'leftOutConditions' | 'filter'>

const wordsOf = (terms: readonly QueryTerm[]): string[] =>
  terms.flatMap(({ words }) => words.map(({ written }) => written))

const countFound = ({ cells }: Found, { filter }: FindOptions): number =>
  summariseCells(cells, filter).total

/** The words of each term, where there are any, by names of wider things. */
const toWider = (query: SearchTerms): SearchTerms => ({
  ...query,
  terms: query.terms.map((term) => ({
    ...term,
    alternatives: lexicon.widerOf(term.words.map(({ stem }) => stem)),
  })),
})

/** Finds ads for wider things, where there are none for the thing itself. */
const findWider = async (
  { sources, scope, options }: Asked,
  terms: SearchTerms,
): Promise<FoundTerms | null> => {
  const wider = toWider(terms)
  if (wider.terms.every(({ alternatives }) => alternatives.length === 0)) return null
  const found = await findAds(sources, scope, wider, options)
  const leftOut = wordsOf(wider.terms.filter(({ alternatives }) => alternatives.length > 0))

  return found.namedCount > 0 ? { found, terms: wider, leftOut, withAllWords: null } : null
}

/** Finds ads with all terms; where few are for the thing, those for it with most of the others too. */
const findTerms = async (asked: Asked, terms: SearchTerms): Promise<FoundTerms> => {
  const { sources, scope, query, options } = asked
  const found = await findAds(sources, scope, terms, options)
  const whole = { found, terms, leftOut: [], withAllWords: null }
  const isShort = found.namedCount < FEW
  const isEnough = found.namedCount > 0 && (!isShort || options.sort !== 'default')
  if (isEnough || isQuoted(query)) return whole
  const fewer = makeOptional(await sources.vocabulary.of(scope.brand), terms)
  const named = fewer && (await findAds(sources, scope, fewer, options))
  if (!fewer || !named?.namedCount)
    return found.cells.length > 0 ? whole : ((await findWider(asked, terms)) ?? whole)
  const leftOut = wordsOf(fewer.optional.filter((_, at) => !named.hasOptional[at])).filter(
    (word) => !wordsOf(fewer.terms).includes(word),
  )
  const total = countFound(found, options)

  return {
    found: named,
    terms: fewer,
    leftOut,
    withAllWords: leftOut.length === 0 && isShort && total > 0 ? total : null,
  }
}

/** Finds what was meant by words: typing errors that are sure, or without which nothing is found, are corrected. */
const findWords = async (asked: Asked): Promise<FoundWords> => {
  const { sources, scope, query } = asked
  const typed = readSearchTerms(query)
  const vocabulary = await sources.vocabulary.of(scope.brand)
  const correction = isQuoted(query) ? null : correctQuery(vocabulary, query, typed.terms)
  const findCorrected = async (): Promise<FoundWords | null> => {
    if (!correction) return null
    const meant = await findTerms(asked, readSearchTerms(correction.query))

    return meant.found.cells.length > 0
      ? { ...meant, corrected: correction.query, suggestion: null }
      : null
  }
  const sure = correction?.isSure ? await findCorrected() : null
  if (sure) return sure
  const found = await findTerms(asked, typed)
  const nearest = found.found.cells.length === 0 ? await findCorrected() : null

  return nearest ?? { ...found, corrected: null, suggestion: correction?.query ?? null }
}

const WITHOUT = {
  place: ({ region, district, psc, radius, ...kept }: AdFilter): AdFilter => kept,
  price: ({ priceFrom, priceTo, ...kept }: AdFilter): AdFilter => kept,
} as const satisfies Record<Condition, unknown>

/** Conditions that may be left out, what costs least first: a way can be gone, what is too dear cannot be paid. */
const LEFT_OUT: readonly (readonly Condition[])[] = [['place'], ['price'], ['place', 'price']]

const isNamed = (filter: AdFilter, condition: Condition): boolean =>
  Object.keys(WITHOUT[condition](filter)).length < Object.keys(filter).length

/**
 * Searches for what was meant: typing errors are corrected at once or others words suggested, words that no
 * ad for the thing has are left out, and few ads at a place or a price are followed by others, which need not meet as
 * few of the conditions as more are found without.
 */
export const findMeant = async ({ conditions, options, ...asked }: MeantQuery): Promise<Meant> => {
  const find = (kept: AdFilter, preferred: Preferred | null) =>
    findWords({
      ...asked,
      options: { ...options, filter: { ...options.filter, ...kept }, preferred },
    })
  const within = await find({ ...conditions?.filter }, null)
  const filter = { ...options.filter, ...conditions?.filter }
  const strict = { ...within, filter, withConditions: null, leftOutConditions: [] }
  const hasWords = within.terms.terms.length > 0
  const isEnough = within.found.namedCount >= FEW
  if (!conditions || !hasWords || isEnough || options.sort !== 'default') return strict
  for (const leftOut of LEFT_OUT) {
    if (!leftOut.every((condition) => isNamed(conditions.filter, condition))) continue
    const kept = leftOut.reduce((left, condition) => WITHOUT[condition](left), conditions.filter)
    const wider = await find(kept, conditions)
    if (wider.found.namedCount > within.found.namedCount)
      return {
        ...wider,
        filter: { ...options.filter, ...kept },
        withConditions: within.found.namedCount,
        leftOutConditions: leftOut,
      }
  }

  return strict
}
