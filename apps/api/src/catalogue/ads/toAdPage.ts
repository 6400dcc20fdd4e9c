import type { AdList, AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { AdOrder } from './AdOrder.ts'
import { type AdPaging, toPagination } from './AdPaging.ts'
import { writeCursor } from './Cursor.ts'
import type { PageRow } from './pageOfAds.ts'

/** Rows of one page, what they were chosen by and how many there are in all. */
export type AdPage = Readonly<{
  rows: readonly PageRow[]
  total: number
  paging: AdPaging
  order: AdOrder
  /** Address of the request, for links to other pages. */
  url: string
}>

/** Cursor behind a full page. A place before all others is no part of the order. */
const cursorBehind = ({ rows, paging, order }: AdPage): string | null => {
  const last = rows.findLast(({ isHead }) => !isHead)

  return last && rows.length === paging.perPage ? writeCursor(last, order) : null
}

/** A page of ads as the wire has it. */
export const toAdPage = (page: AdPage, toItem: (row: PageRow) => AdListItem): AdList => {
  const { rows, total, paging, url } = page
  const shown = { total, count: rows.length, after: cursorBehind(page), url }

  return { data: rows.map(toItem), meta: { pagination: toPagination(paging, shown) } }
}
