import { conditionsOf } from '../ads/AdFilter.ts'
import { searchOrder } from '../ads/AdOrder.ts'
import type { AdIndex } from './ad-index/AdIndex.ts'
import { countAttributes } from './ad-index/countAttributes.ts'
import { countCells } from './ad-index/countCells.ts'
import { createPlainChoice, createPriceClass } from './ad-index/createChoice.ts'
import { createHitOrder, figuresOf, type Hits } from './ad-index/hitOrder.ts'
import { MET, type Misses, missingAttributes } from './ad-index/missingAttributes.ts'
import { placesOfPage } from './ad-index/placesOfPage.ts'
import { type Order, selectTop } from './ad-index/selectTop.ts'
import { tallyLocalities } from './ad-index/tallyLocalities.ts'
import { findHits } from './findHits.ts'
import { BEST, NAMED } from './rankAd.ts'
import type { Answer, Described, SearchRequest } from './SearchRequest.ts'

/** So many places before the others can be paid for; of the first five at least three are not. */
const PAID_MAX = 2

/** The hits that say of the thing what is asked. */
const whereMet = (hits: Hits, { keys, of }: Misses): Hits => {
  if (keys.length === 0) return hits
  const isMet = (_: number, hit: number): boolean => of[hit] === MET

  return {
    rows: hits.rows.filter(isMet),
    relevance: hits.relevance.filter(isMet),
    optional: hits.optional.filter(isMet),
  }
}

/** What is said of the kind of things that more than half of the hits are. */
const describeHits = (
  index: AdIndex,
  { rows }: Hits,
  misses: Misses,
  { filter }: SearchRequest,
): Described | null => {
  const { attributeSet } = index.columns
  const isCounted = createPlainChoice(index, filter)
  const sizes = new Uint32Array(256)
  let chosen = 0
  for (const row of rows) {
    if (!isCounted(row)) continue
    chosen += 1
    const set = attributeSet[row] as number
    sizes[set] = (sizes[set] as number) + 1
  }
  const most = sizes.reduce((best, size, set) => (size > (sizes[best] as number) ? set : best), 0)

  return most > 0 && (sizes[most] as number) * 2 > chosen
    ? { set: most, counts: countAttributes(index, most, { rows, misses, isCounted }) }
    : null
}

/** What the filters that cells know leave of the hits, which say of the thing what is asked already. */
const choose = (index: AdIndex, { rows }: Hits, { filter }: SearchRequest): Int32Array => {
  const isChosen = createPlainChoice(index, filter)
  const chosen = new Int32Array(rows.length)
  let count = 0
  for (let hit = 0; hit < rows.length; hit += 1)
    if (isChosen(rows[hit] as number)) {
      chosen[count] = hit
      count += 1
    }

  return chosen.subarray(0, count)
}

/** Paid places for ads that answer as well as the best, and the ad that was asked for by its code. */
const findHead = (
  { columns }: AdIndex,
  hits: Hits,
  chosen: Int32Array,
  { sort, paging, now }: SearchRequest,
  order: Order<number>,
): number[] => {
  const { rows, relevance } = hits
  const best = chosen.reduce((most, hit) => Math.max(most, relevance[hit] as number), NAMED)
  const isFirst = (hit: number): boolean =>
    relevance[hit] === BEST ||
    (sort === 'default' &&
      (relevance[hit] as number) >= best &&
      (columns.toppedUntil[rows[hit] as number] as number) > now)

  return selectTop(chosen, Math.min(PAID_MAX, paging.perPage - 1), order, isFirst)
}

/** Finds ads in memory. Costs as much as there are ads with the words of the query. */
export const searchAds = (index: AdIndex, request: SearchRequest): Answer => {
  const { hits: found, isExact } = findHits(index, request)
  const misses = missingAttributes(index, conditionsOf(request.filter), found.rows)
  const described = describeHits(index, found, misses, request)
  const hits = whereMet(found, misses)
  const priceClass = createPriceClass(index, request.filter)
  const chosen = choose(index, hits, request)
  const order = createHitOrder(index.columns, figuresOf(hits), searchOrder('default'))
  const head = findHead(index, hits, chosen, request, order)
  const [best] = selectTop(chosen, 1, order)
  const bits = best === undefined ? 0 : (hits.optional[best] as number)

  return {
    places: placesOfPage(index, figuresOf(hits), {
      chosen,
      head,
      order: searchOrder(request.sort),
      paging: request.paging,
      distances: request.distances,
    }),
    cells: countCells(index, hits.rows, priceClass),
    isExact,
    namedCount: chosen.filter((hit) => (hits.relevance[hit] as number) >= NAMED).length,
    byLocality: request.hasMap
      ? tallyLocalities(
          index.columns,
          chosen.map((hit) => hits.rows[hit] as number),
        )
      : null,
    described,
    hasOptional: request.terms.optional.map((_, at) => ((bits >>> at) & 1) === 1),
  }
}
