import type { AdOrder } from '../../ads/AdOrder.ts'
import { type AdPaging, offsetOf } from '../../ads/AdPaging.ts'
import type { AdIndex } from './AdIndex.ts'
import { createHitOrder, type Distances, type HitFigures } from './hitOrder.ts'
import { selectTop } from './selectTop.ts'

/** A place of a page: an ad, and whether it stands before all others. */
export type Place = Readonly<{ id: number; isHead: boolean; relevance: number }>

type PageOfHits = Readonly<{
  /** Among them those of the page. */
  chosen: ArrayLike<number>
  /** Whether one of them is listed at all; asked only of those that would be on the page. */
  isListed?: (hit: number) => boolean
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
  { chosen, isListed = () => true, head, order, paging, distances }: PageOfHits,
): Place[] => {
  const offset = offsetOf(paging)
  const { cursor, perPage } = paging
  const hitOrder = createHitOrder(columns, hits, order, distances)
  const follows = cursor && hitOrder.isBehind(cursor)
  const isInFlow = (hit: number): boolean =>
    !head.includes(hit) && (!follows || follows(hit)) && isListed(hit)
  const first = selectTop(chosen, offset + perPage, hitOrder, isInFlow)
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
