import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createChoice } from '../search/ad-index/createChoice.ts'
import { createHitOrder, OF_ROWS } from '../search/ad-index/hitOrder.ts'
import { type Place, placesOfPage } from '../search/ad-index/placesOfPage.ts'
import { selectTop } from '../search/ad-index/selectTop.ts'
import { listingOrder } from './AdOrder.ts'
import { offsetOf } from './AdPaging.ts'
import type { ListOptions } from './ListOptions.ts'
import { TOPPED_MAX } from './pageOfAds.ts'

/** Whether the list shows an ad, on this page or another. */
const createShown = (index: AdIndex, { filter, now }: ListOptions) => {
  const { validUntil } = index.columns
  const isChosen = createChoice(index, filter)

  return (row: number): boolean => (validUntil[row] as number) > now && isChosen(row)
}

/** Rows of ads that are topped now. */
const whereTopped = ({ columns: { toppedUntil } }: AdIndex, rows: Int32Array, now: number) => {
  const topped: number[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number
    if ((toppedUntil[row] as number) > now) topped.push(row)
  }

  return topped
}

/** The places of a page of a list, paid ones first in its usual order. */
export const findPlaces = (
  index: AdIndex,
  rows: Int32Array,
  options: ListOptions,
): readonly Place[] => {
  const { columns } = index
  const { sort, distances, paging, now } = options
  const order = listingOrder(sort)
  const rowOrder = createHitOrder(columns, OF_ROWS, order, distances)
  const isShown = createShown(index, options)
  const topped = sort === 'default' ? whereTopped(index, rows, now) : []
  const follows = paging.cursor && rowOrder.isBehind(paging.cursor)
  const most = offsetOf(paging) + paging.perPage + TOPPED_MAX

  return placesOfPage(index, OF_ROWS, {
    chosen: selectTop(rows, most, rowOrder, (row) => isShown(row) && (!follows || follows(row))),
    head: selectTop(topped, Math.min(TOPPED_MAX, paging.perPage - 1), rowOrder, isShown),
    ...{ order, paging, distances },
  })
}
