import type { SortKey } from '@inzrt/domain/listing'
import type { Localities } from '../localities/Localities.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { countCells } from '../search/ad-index/countCells.ts'
import { createChoice, createPriceClass } from '../search/ad-index/createChoice.ts'
import { createHitOrder, type Distances, type Hits } from '../search/ad-index/hitOrder.ts'
import { type Place, placesOfPage } from '../search/ad-index/placesOfPage.ts'
import { selectTop } from '../search/ad-index/selectTop.ts'
import { visitAds } from '../search/ad-index/visitAds.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter } from './AdFilter.ts'
import { listingOrder } from './AdOrder.ts'
import type { AdPaging } from './AdPaging.ts'
import type { AdScope } from './AdScope.ts'
import { TOPPED_MAX } from './pageOfAds.ts'

export type ListOptions = Readonly<{
  filter: AdFilter
  at: Localities
  distances: Distances
  sort: SortKey
  paging: AdPaging
  now: number
}>

/** The ads of a scope at a place, those that are over too, as the counters know them. */
const findSlots = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  at: Localities,
): readonly number[] => {
  const except = exceptId === null ? undefined : index.slotOf(exceptId)
  const slots: number[] = []
  visitAds(index, { sectionIds, localityIds: at && [...at.keys()] }, (slot) => {
    if (slot !== except) slots.push(slot)
  })

  return slots
}

const choose = (
  index: AdIndex,
  slots: readonly number[],
  { filter, now }: Pick<ListOptions, 'filter' | 'now'>,
): readonly number[] => {
  const { validUntil } = index.columns
  const isChosen = createChoice(index, filter)
  const chosen: number[] = []
  for (const [hit, slot] of slots.entries())
    if ((validUntil[slot] as number) > now && isChosen(slot)) chosen.push(hit)

  return chosen
}

/** Paid places, newest first. */
const findHead = (
  { columns }: AdIndex,
  hits: Hits,
  chosen: readonly number[],
  { sort, paging, now }: ListOptions,
): readonly number[] => {
  if (sort !== 'default') return []
  const { isBefore } = createHitOrder(columns, hits, listingOrder(sort))
  const topped = chosen.filter(
    (hit) => (columns.toppedUntil[hits.slots[hit] as number] as number) > now,
  )

  return selectTop(topped, Math.min(TOPPED_MAX, paging.perPage - 1), isBefore)
}

/**
 * A page of a list, and the numbers of its ads by what the filters of kind, picture and price ask for. Costs as much
 * as there are ads in the sections or at the place, whichever are fewer.
 */
export const listInMemory = (
  index: AdIndex,
  scope: AdScope,
  asked: ListOptions,
): Readonly<{ places: readonly Place[]; cells: readonly AdCell[] }> => {
  const slots = findSlots(index, scope, asked.at)
  const hits: Hits = { slots, relevance: [], optional: [] }
  const chosen = choose(index, slots, asked)
  const head = findHead(index, hits, chosen, asked)

  return {
    places: placesOfPage(index, hits, {
      ...{ chosen, head, order: listingOrder(asked.sort) },
      ...{ paging: asked.paging, distances: asked.distances },
    }),
    cells: countCells(index, slots, createPriceClass(index, asked.filter)),
  }
}
