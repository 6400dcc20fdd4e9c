import type { AdOrder } from '../../ads/AdOrder.ts'
import { type AdPaging, offsetOf } from '../../ads/AdPaging.ts'
import type { AdIndex } from './AdIndex.ts'
import { createHitOrder, type Distances, type HitFigures } from './hitOrder.ts'
import { selectTop } from './selectTop.ts'

/** A place of a page: an ad, and whether it stands before all others. */
export type Place = Readonly<{ id: number; isHead: boolean; relevance: number }>

type PageOfHits = Readonly<{
  /** Those that the filter leaves. */
  chosen: readonly number[]
  /** Those before all others. */
  head: readonly number[]
  order: AdOrder
  paging: AdPaging
  distances: Distances
}>

/** The places of one page of hits; behind a cursor the head was shown already. */
export const placesOfPage = (
  { columns }: AdIndex,
  hits: HitFigures,
  { chosen, head, order, paging, distances }: PageOfHits,
): Place[] => {
  const offset = offsetOf(paging)
  const { cursor, perPage } = paging
  const hitOrder = createHitOrder(columns, hits, order, distances)
  const follows = cursor && hitOrder.isBehind(cursor)
  const flow = chosen.filter((hit) => !head.includes(hit) && (!follows || follows(hit)))
  const first = selectTop(flow, offset + perPage, hitOrder)
  const toPlace = (hit: number, isHead: boolean): Place => ({
    id: columns.id[hits.rowOf(hit)] as number,
    relevance: hits.relevanceOf(hit),
    isHead,
  })

  return [
    ...(cursor ? [] : head.map((hit) => toPlace(hit, true))),
    ...first.map((hit) => toPlace(hit, false)),
  ].slice(offset, offset + perPage)
}
