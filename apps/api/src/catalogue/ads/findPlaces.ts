import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { createPlainChoice } from '../search/ad-index/createChoice.ts'
import { createHitOrder, OF_ROWS } from '../search/ad-index/hitOrder.ts'
import { type Place, placesOfPage } from '../search/ad-index/placesOfPage.ts'
import { selectTop } from '../search/ad-index/selectTop.ts'
import { listingOrder } from './AdOrder.ts'
import type { ListOptions } from './ListOptions.ts'
import { TOPPED_MAX } from './pageOfAds.ts'

/** Whether the list shows an ad, on this page or another. */
const createShown = (index: AdIndex, { filter, now }: ListOptions) => {
  const { validUntil } = index.columns
  const isChosen = createPlainChoice(index, filter)

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

/** The places of a page of ads that say what is asked of their attributes, paid ones first in its usual order. */
export const findPlaces = (
  index: AdIndex,
  rows: Int32Array,
  options: ListOptions,
): readonly Place[] => {
  const { sort, distances, paging, now } = options
  const order = listingOrder(sort)
  const isListed = createShown(index, options)
  const findHead = (): number[] =>
    selectTop(
      whereTopped(index, rows, now),
      Math.min(TOPPED_MAX, paging.perPage - 1),
      createHitOrder(index.columns, OF_ROWS, order),
      isListed,
    )

  return placesOfPage(index, OF_ROWS, {
    chosen: rows,
    isListed,
    head: sort === 'default' ? findHead() : [],
    order,
    paging,
    distances,
  })
}
