import type { SortKey } from '@inzrt/domain/listing'
import type { Brand } from '../../platform/brand/Brand.ts'
import { type AdFilter, conditionsOf, hasPriceRange } from '../ads/AdFilter.ts'
import { searchOrder } from '../ads/AdOrder.ts'
import type { AdPaging } from '../ads/AdPaging.ts'
import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from './ad-index/AdIndex.ts'
import { MATCHING } from './ad-index/cells.ts'
import { countAttributes, type SaidCount } from './ad-index/countAttributes.ts'
import { countCells, type SectionCell } from './ad-index/countCells.ts'
import { createDescribed, createPlainChoice, createPriceClass } from './ad-index/createChoice.ts'
import { createHitOrder, type Distances, figuresOf, type Hits } from './ad-index/hitOrder.ts'
import { haveSameAccents, haveTerm, type Matches, matchTerms } from './ad-index/matchTerms.ts'
import { type Place, placesOfPage } from './ad-index/placesOfPage.ts'
import { selectTop } from './ad-index/selectTop.ts'
import { tallyLocalities } from './ad-index/tallyLocalities.ts'
import type { OwnSections } from './findOwnSections.ts'
import type { Seekers } from './findSeekers.ts'
import { BEST, createRank, NAMED, rankExtras } from './rankAd.ts'
import type { SearchTerms } from './SearchTerms.ts'

/** Where to search: a whole site or some of its sections. */
export type SearchScope = Readonly<{ brand: Brand; sectionIds: readonly number[] | null }>

/** A query with everything it needs to know. */
export type SearchRequest = Readonly<{
  scope: SearchScope
  terms: SearchTerms
  sort: SortKey
  filter: AdFilter
  /** The place of the filter. */
  at: Localities
  /** How far its localities are from what it was asked by. */
  distances: Distances
  /** A place and a price that ads need not have. */
  preferred: Readonly<{ filter: AdFilter; at: Localities; inRegion: Localities }> | null
  paging: AdPaging
  sections: OwnSections
  seekers: Seekers
  /** Whether it is counted where the ads are. */
  hasMap: boolean
  /** The ad that is asked for by its printed code. */
  codeOf: number | null
  now: number
}>

/** What ads say of things of one kind, by the number of its set. */
type Described = Readonly<{ set: number; counts: readonly SaidCount[] }>

/** What is told of everything found, and the places of a page. */
export type Answer = Readonly<{
  places: readonly Place[]
  cells: readonly SectionCell[]
  /** How many ads of the wanted type are for what was looked for, and do not only mention it. */
  namedCount: number
  /** False where so many were found that only the newest were looked at. */
  isExact: boolean
  /** Which of the optional terms the best ad has. */
  hasOptional: readonly boolean[]
  /** Numbers of ads by the ids of their localities; null where nobody asked. */
  byLocality: ReadonlyMap<number, number> | null
  /** What is said of the things that most of them are; null where no kind is most. */
  described: Described | null
}>

/** So many places before the others can be paid for; of the first five at least three are not. */
const PAID_MAX = 2

/** Where there are no words to find ads by, at most so many are taken, the newest. */
const NEWEST_MAX = 10_000

/** The newest ads that a condition holds for. */
const takeNewest = (slots: number, is: (slot: number) => boolean): number[] => {
  const taken: number[] = []
  for (let slot = slots - 1; slot >= 0 && taken.length < NEWEST_MAX; slot -= 1)
    if (is(slot)) taken.push(slot)

  return taken
}

type Candidates = Matches & Readonly<{ isExact: boolean }>

const withoutWords = (slots: readonly number[]): Candidates => ({
  slots,
  bits: slots.map(() => 0),
  isExact: slots.length < NEWEST_MAX,
})

/** Ads that the words find; those of a part of the site, which may be few, are found however old they are. */
const findByWords = (
  index: AdIndex,
  { scope, at, terms }: SearchRequest,
  isInScope: (slot: number) => boolean,
): Candidates =>
  terms.terms.length > 0
    ? matchTerms(index, terms.terms, { mayLeaveOut: scope.sectionIds === null && !at })
    : withoutWords(takeNewest(index.slots, isInScope))

/** Ads found otherwise than by words: by who looks for whom, or by a printed code. */
const addOthers = (
  { columns, slots, slotOf }: AdIndex,
  { seekers, codeOf }: SearchRequest,
  found: Candidates,
): Candidates => {
  const same = new Set(seekers.same)
  const coded = codeOf === null ? undefined : slotOf(codeOf)
  const seeking =
    same.size > 0 ? takeNewest(slots, (slot) => same.has(columns.sectionId[slot] as number)) : []
  const added = new Set(coded === undefined ? seeking : [...seeking, coded])
  if (added.size === 0) return found
  for (const slot of found.slots) added.delete(slot)
  const others = withoutWords([...added])

  return {
    slots: [...found.slots, ...others.slots],
    bits: [...found.bits, ...others.bits],
    isExact: found.isExact && seeking.length < NEWEST_MAX,
  }
}

/** Whether an ad may be found at all: shown on the site, in the sections and at the place. */
const createScope = ({ columns }: AdIndex, { scope, at, now }: SearchRequest) => {
  const sections = scope.sectionIds && new Set(scope.sectionIds)

  return (slot: number): boolean =>
    columns.isThere[slot] === 1 &&
    (columns.validUntil[slot] as number) > now &&
    (!sections || sections.has(columns.sectionId[slot] as number)) &&
    (!at || at.has(columns.localityId[slot] as number))
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

  return (slot: number): number =>
    ofPlace(index.columns.localityId[slot] as number) +
    (isPriced && priceClass(slot) === MATCHING ? 3 : 0)
}

const countBits = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countBits(bits >>> 1))

const hasAccents = ({ terms }: SearchTerms): boolean =>
  terms.some(({ words }) => words.some(({ root }) => root !== null))

/** Adds what is looked at only for some queries. */
const addExtras = (
  index: AdIndex,
  request: SearchRequest,
  { slots, relevance, optional }: Readonly<Record<keyof Hits, number[]>>,
): void => {
  const { terms } = request
  const areSame = hasAccents(terms) && haveSameAccents(index, terms.terms, slots)
  const have = terms.optional.map((term) => haveTerm(index, term, slots))
  const preference = createPreference(index, request)
  if (!areSame && have.length === 0 && !preference) return
  for (const [hit, slot] of slots.entries()) {
    const bits = have.reduce((all, has, place) => all | (Number(has[hit]) << place), 0)
    optional[hit] = bits
    const preferred = preference ? preference(slot) : 0
    relevance[hit] =
      (relevance[hit] as number) +
      rankExtras(preferred, countBits(bits), areSame !== false && areSame[hit] === true)
  }
}

const findHits = (
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
  const found = addOthers(index, request, findByWords(index, request, isInScope))
  const hits: Record<keyof Hits, number[]> = { slots: [], relevance: [], optional: [] }
  for (let at = 0; at < found.slots.length; at += 1) {
    const slot = found.slots[at] as number
    if (!isInScope(slot)) continue
    const section = columns.sectionId[slot] as number
    hits.slots.push(slot)
    hits.relevance.push(rank(found.bits[at] as number, section, columns.type[slot] as number))
    hits.optional.push(0)
  }
  addExtras(index, request, hits)
  const coded = codeOf === null ? undefined : index.slotOf(codeOf)
  const hit = coded === undefined ? -1 : hits.slots.indexOf(coded)
  if (hit >= 0) hits.relevance[hit] = BEST

  return { hits, isExact: found.isExact }
}

/** The hits that say of the thing what a filter asks for. */
const whereDescribed = (index: AdIndex, hits: Hits, { filter }: SearchRequest): Hits => {
  if (conditionsOf(filter).length === 0) return hits
  const isDescribed = createDescribed(index, filter)
  const are = hits.slots.map(isDescribed)
  const kept = (of: readonly number[]): number[] => of.filter((_, hit) => are[hit])

  return {
    slots: kept(hits.slots),
    relevance: kept(hits.relevance),
    optional: kept(hits.optional),
  }
}

/** What is said of the kind of things that more than half of the hits are. */
const describeHits = (
  index: AdIndex,
  { slots }: Hits,
  { filter }: SearchRequest,
): Described | null => {
  const { attributeSet } = index.columns
  const chosen = slots.filter(createPlainChoice(index, filter))
  const sizes = new Uint32Array(256)
  for (const slot of chosen) {
    const set = attributeSet[slot] as number
    sizes[set] = (sizes[set] as number) + 1
  }
  const most = sizes.reduce((best, size, set) => (size > (sizes[best] as number) ? set : best), 0)

  return most > 0 && (sizes[most] as number) * 2 > chosen.length
    ? { set: most, counts: countAttributes(index, most, conditionsOf(filter), chosen) }
    : null
}

/** What the filters that cells know leave of the hits, which say of the thing what is asked already. */
const choose = (index: AdIndex, { slots }: Hits, { filter }: SearchRequest): number[] => {
  const isChosen = createPlainChoice(index, filter)
  const chosen: number[] = []
  for (let hit = 0; hit < slots.length; hit += 1)
    if (isChosen(slots[hit] as number)) chosen.push(hit)

  return chosen
}

/** Paid places for ads that answer as well as the best, and the ad that was asked for by its code. */
const findHead = (
  { columns }: AdIndex,
  hits: Hits,
  chosen: readonly number[],
  { sort, paging, now }: SearchRequest,
): number[] => {
  const { slots, relevance } = hits
  const best = chosen.reduce((most, hit) => Math.max(most, relevance[hit] as number), NAMED)
  const isFirst = (hit: number): boolean =>
    relevance[hit] === BEST ||
    (sort === 'default' &&
      (relevance[hit] as number) >= best &&
      (columns.toppedUntil[slots[hit] as number] as number) > now)
  const { isBefore } = createHitOrder(columns, figuresOf(hits), searchOrder('default'))

  return selectTop(chosen.filter(isFirst), Math.min(PAID_MAX, paging.perPage - 1), isBefore)
}

/** Finds ads in memory. Costs as much as there are ads with the words of the query. */
export const searchAds = (index: AdIndex, request: SearchRequest): Answer => {
  const { hits: found, isExact } = findHits(index, request)
  const described = describeHits(index, found, request)
  const hits = whereDescribed(index, found, request)
  const priceClass = createPriceClass(index, request.filter)
  const chosen = choose(index, hits, request)
  const head = findHead(index, hits, chosen, request)
  const { isBefore } = createHitOrder(index.columns, figuresOf(hits), searchOrder('default'))
  const [best] = selectTop(chosen, 1, isBefore)
  const bits = best === undefined ? 0 : (hits.optional[best] as number)

  return {
    places: placesOfPage(index, figuresOf(hits), {
      ...{ chosen, head, order: searchOrder(request.sort) },
      ...{ paging: request.paging, distances: request.distances },
    }),
    cells: countCells(index, hits.slots, priceClass),
    isExact,
    namedCount: chosen.filter((hit) => (hits.relevance[hit] as number) >= NAMED).length,
    byLocality: request.hasMap
      ? tallyLocalities(
          index.columns,
          chosen.map((hit) => hits.slots[hit] as number),
        )
      : null,
    described,
    hasOptional: request.terms.optional.map((_, at) => ((bits >>> at) & 1) === 1),
  }
}
