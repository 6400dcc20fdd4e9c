import {
  type QueryTerm,
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
  type: SearchedQuery['type']
  deal: Deal
  /** Who looks for whom, in every way it may be read. */
  seekings: readonly Seeking[]
  /** Nothing else is said. */
  hasOnlyPeople: boolean
  dialCode: string | null
}>

/** Reads a query; one too short to search for gives no terms. */
export const readSearchTerms = (query: string): SearchTerms => {
  const { terms, type } = readQuery(query)
  const digits = query.replace(/\s/g, '')

  return {
    terms: isSearchable(terms) ? terms : [],
    optional: [],
    type,
    deal: saleOrRent(query),
    seekings: seekingsOf(query),
    hasOnlyPeople: saysOnlyPeople(query),
    dialCode: /^\d{6}$/.test(digits) ? digits : null,
  }
}
