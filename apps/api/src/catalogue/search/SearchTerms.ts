import { DIAL_CODE } from '@inzrt/contracts/ads/advertisement'
import {
  type QueryTerm,
  readExclusions,
  readQuery,
  type SearchedQuery,
  type Seeking,
  saleOrRent,
  saysOnlyPeople,
  seekingsOf,
} from '@inzrt/domain/search'
import { isSearchable } from '@inzrt/rules/listing'

/** Whether homes are for sale or to let, where that is said. */
export type Deal = ReturnType<typeof saleOrRent>

/** What a visitor searches for. A code of six digits comes from the printed newspaper. */
export type SearchTerms = Readonly<{
  /** Every one must be found. */
  terms: readonly QueryTerm[]
  /** The more of these an ad has, the better. */
  optional: readonly QueryTerm[]
  /** An ad that has any of these is not found. */
  excluded: readonly QueryTerm[]
  type: SearchedQuery['type']
  deal: Deal
  /** Who looks for whom, in every way it may be read. */
  seekings: readonly Seeking[]
  /** Nothing else is said. */
  hasOnlyPeople: boolean
  dialCode: string | null
}>

/** Other names of what is excluded may be what is looked for. */
const asTyped = (term: QueryTerm): QueryTerm => ({ ...term, alternatives: [] })

/** Reads a query; one too short to search for gives no terms. */
export const readSearchTerms = (query: string): SearchTerms => {
  const { rest, excluded } = readExclusions(query)
  const { terms, type } = readQuery(rest)
  const digits = query.replace(/\s/g, '')

  return {
    terms: isSearchable(terms) ? terms : [],
    optional: [],
    excluded: excluded.flatMap(({ word }) => readQuery(word).terms).map(asTyped),
    type,
    deal: saleOrRent(rest),
    seekings: seekingsOf(rest),
    hasOnlyPeople: saysOnlyPeople(rest),
    dialCode: DIAL_CODE.test(digits) ? digits : null,
  }
}
