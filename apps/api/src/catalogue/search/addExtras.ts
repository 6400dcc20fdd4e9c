import { hasPriceRange } from '../ads/AdFilter.ts'
import type { AdIndex } from './ad-index/AdIndex.ts'
import { MATCHING } from './ad-index/cells.ts'
import { createPriceClass } from './ad-index/createChoice.ts'
import type { Hits } from './ad-index/hitOrder.ts'
import { haveSameAccents } from './ad-index/matching/haveSameAccents.ts'
import { MATCH } from './ad-index/matching/match.ts'
import { matchTerm } from './ad-index/matching/matchTerm.ts'
import { rankExtras } from './rankAd.ts'
import type { SearchRequest } from './SearchRequest.ts'
import type { SearchTerms } from './SearchTerms.ts'

/** The place counts twice when it is the very one, once in the same region; the price more than both. */
const createPreference = (index: AdIndex, { preferred }: SearchRequest) => {
  if (!preferred) return null
  const { filter, at, inRegion } = preferred
  const priceClass = createPriceClass(index, filter)
  const isPriced = hasPriceRange(filter)
  const ofPlace = (locality: number): number => {
    if (!at) return 0

    return at.has(locality) ? 2 : Number(inRegion?.has(locality) === true)
  }

  return (row: number): number =>
    ofPlace(index.columns.localityId[row] as number) +
    (isPriced && priceClass(row) === MATCHING ? 3 : 0)
}

const hasAccents = ({ terms }: SearchTerms): boolean =>
  terms.some(({ words }) => words.some(({ root }) => root !== null))

/** Adds what is looked at only for some queries; words are looked up by slots. */
export const addExtras = (
  index: AdIndex,
  request: SearchRequest,
  slots: Int32Array,
  { rows, relevance, optional }: Hits,
): void => {
  const { terms } = request
  const areSame = hasAccents(terms) && haveSameAccents(index, terms.terms, slots)
  const matches = terms.optional.map((term) => matchTerm(index, term, slots, { isTyped: true }))
  const preference = createPreference(index, request)
  if (!areSame && matches.length === 0 && !preference) return
  for (const [hit, row] of rows.entries()) {
    let had = 0
    let inHeading = 0
    for (const [place, bits] of matches.entries()) {
      const how = bits[hit] as number
      if (how > 0) had += 1
      if (how & MATCH.heading) inHeading += 1
      optional[hit] = (optional[hit] as number) | (Number(how > 0) << place)
    }
    relevance[hit] =
      (relevance[hit] as number) +
      rankExtras({
        preferred: preference ? preference(row) : 0,
        optional: had,
        optionalInHeading: inHeading,
        hasSameAccents: areSame !== false && areSame[hit] === 1,
      })
  }
}
