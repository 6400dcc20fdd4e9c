import { hasPriceRange } from '../ads/AdFilter.ts'
import type { AdIndex } from './ad-index/AdIndex.ts'
import { MATCHING } from './ad-index/cells.ts'
import { createPriceClass } from './ad-index/createChoice.ts'
import type { Hits } from './ad-index/hitOrder.ts'
import { localityFlags } from './ad-index/localityFlags.ts'
import {
  haveSameAccents,
  MATCH,
  type Matches,
  matchTerm,
  matchTerms,
} from './ad-index/matchTerms.ts'
import { BEST, createRank, rankExtras } from './rankAd.ts'
import type { SearchRequest } from './SearchRequest.ts'
import type { SearchTerms } from './SearchTerms.ts'

/** Where there are no words to find ads by, at most so many are taken, the newest. */
const NEWEST_MAX = 10_000

/** Slots of the newest ads that a condition holds for. */
const takeNewest = ({ slots, rows }: AdIndex, is: (row: number) => boolean): Int32Array => {
  const taken: number[] = []
  for (let slot = slots - 1; slot >= 0 && taken.length < NEWEST_MAX; slot -= 1)
    if (is(rows[slot] as number)) taken.push(slot)

  return Int32Array.from(taken)
}

type Candidates = Matches & Readonly<{ isExact: boolean }>

const withoutWords = (slots: Int32Array): Candidates => ({
  slots,
  bits: new Uint8Array(slots.length),
  isExact: slots.length < NEWEST_MAX,
})

const findByWords = (
  index: AdIndex,
  { scope, at, terms }: SearchRequest,
  isInScope: (row: number) => boolean,
): Candidates =>
  terms.terms.length > 0
    ? matchTerms(
        index,
        terms.terms,
        scope.sectionIds || at ? (slot) => isInScope(index.rows[slot] as number) : null,
      )
    : withoutWords(takeNewest(index, isInScope))

/** Ads found otherwise than by words: by who looks for whom, or by a printed code. */
const addOthers = (
  index: AdIndex,
  { seekers, codeOf }: SearchRequest,
  found: Candidates,
): Candidates => {
  const same = new Set(seekers.same)
  const { sectionId } = index.columns
  const coded = codeOf === null ? undefined : index.slotOf(codeOf)
  const seeking =
    same.size > 0
      ? takeNewest(index, (row) => same.has(sectionId[row] as number))
      : new Int32Array()
  const added = new Set(coded === undefined ? seeking : [...seeking, coded])
  if (added.size === 0) return found
  for (const slot of found.slots) added.delete(slot)
  const { length } = found.slots
  const slots = new Int32Array(length + added.size)
  const bits = new Uint8Array(slots.length)
  slots.set(found.slots)
  slots.set([...added], length)
  bits.set(found.bits)

  return {
    slots,
    bits,
    isExact: found.isExact && seeking.length < NEWEST_MAX,
  }
}

/** Takes away ads that have an excluded word. */
const takeExcluded = (
  index: AdIndex,
  { terms: { excluded } }: SearchRequest,
  found: Candidates,
): Candidates => {
  if (excluded.length === 0) return found
  const matches = excluded.map((term) => matchTerm(index, term, found.slots, { isTyped: false }))
  const isLeft = (_: number, at: number): boolean => matches.every((bits) => bits[at] === 0)

  return { ...found, slots: found.slots.filter(isLeft), bits: found.bits.filter(isLeft) }
}

/** Whether an ad may be found at all: shown on the site, in the sections and at the place. */
const createScope = ({ columns, highestLocality }: AdIndex, { scope, at, now }: SearchRequest) => {
  const sections = scope.sectionIds && new Set(scope.sectionIds)
  const isAt = localityFlags(at, highestLocality)

  return (row: number): boolean =>
    columns.isThere[row] === 1 &&
    (columns.validUntil[row] as number) > now &&
    (!sections || sections.has(columns.sectionId[row] as number)) &&
    isAt[columns.localityId[row] as number] === 1
}

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
const addExtras = (
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

/** Every ad that answers a query, with how well it does. Costs as much as there are ads with its words. */
export const findHits = (
  index: AdIndex,
  request: SearchRequest,
): Readonly<{ hits: Hits; isExact: boolean }> => {
  const { columns } = index
  const { scope, terms, codeOf } = request
  const isInScope = createScope(index, request)
  const rank = createRank({
    ...{ brand: scope.brand, wantedType: terms.type, hasOptional: terms.optional.length > 0 },
    ...{ sections: request.sections, seekers: request.seekers },
  })
  const all = addOthers(index, request, findByWords(index, request, isInScope))
  const found = takeExcluded(index, request, all)
  const most = found.slots.length
  const slots = new Int32Array(most)
  const rows = new Int32Array(most)
  const relevance = new Float64Array(most)
  let count = 0
  for (let at = 0; at < most; at += 1) {
    const slot = found.slots[at] as number
    const row = index.rows[slot] as number
    if (!isInScope(row)) continue
    const section = columns.sectionId[row] as number
    slots[count] = slot
    rows[count] = row
    relevance[count] = rank(found.bits[at] as number, section, columns.type[row] as number)
    count += 1
  }
  const hits: Hits = {
    rows: rows.subarray(0, count),
    relevance: relevance.subarray(0, count),
    optional: new Int32Array(count),
  }
  addExtras(index, request, slots.subarray(0, count), hits)
  const hit = codeOf === null ? -1 : hits.rows.indexOf(index.rowOf(codeOf) ?? -1)
  if (hit >= 0) hits.relevance[hit] = BEST

  return { hits, isExact: found.isExact }
}
