import type { AdList } from '@inzrt/contracts/advertisement'
import type { ParsedQueryOf } from '@inzrt/contracts/call'
import type { FilterCounts } from '@inzrt/contracts/listingQuery'
import type { readSectionCall } from '@inzrt/contracts/section'
import { badRequest } from '../errors/problems.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdCell } from './AdCell.ts'
import { needsCounting } from './AdFilter.ts'
import { type AdOrder, listingOrder } from './AdOrder.ts'
import { type AdPaging, toPagination } from './AdPaging.ts'
import { adIdOf } from './adIdOf.ts'
import { type Cursor, readCursor, writeCursor } from './Cursor.ts'
import type { AdScope, ListingRepository } from './listing.repository.ts'
import type { PageRow } from './pageOfAds.ts'
import { summariseCells } from './summariseCells.ts'
import { toAdListItem } from './toAdListItem.ts'

export type ListingQuery = Omit<ParsedQueryOf<typeof readSectionCall>, 'include'>

/** Sections whose ads are listed, and how many there are without any filter. */
export type ListedSections = Readonly<{ ids: readonly number[]; cells: readonly AdCell[] }>

export type Listing = Readonly<{ list: AdList; counts: FilterCounts }>

/** The cursor a query carries. */
export const cursorOf = (after: string | undefined, order: AdOrder): Cursor | null => {
  if (after === undefined) return null
  const cursor = readCursor(after, order)
  if (!cursor) throw badRequest({ after: ['cursor'] })

  return cursor
}

/** Cursor behind a page, when it was a full one. A paid place is no part of the order. */
export const cursorBehind = (
  rows: readonly PageRow[],
  { perPage }: AdPaging,
  order: AdOrder,
): string | null => {
  const last = rows.findLast(({ isHead }) => !isHead)

  return last && rows.length === perPage ? writeCursor(last, order) : null
}

/** One page of the ads of sections, with the counts of what the filters leave. */
export const listAds = async (
  listings: ListingRepository,
  catalogue: SectionCatalogue,
  sections: ListedSections,
  query: ListingQuery,
  url: string,
): Promise<Listing> => {
  const order = listingOrder(query.sort)
  const paging = { ...query, cursor: cursorOf(query.after, order) }
  const scope: AdScope = { sectionIds: sections.ids, exceptId: adIdOf(query.except) }
  const mustCount = needsCounting(query) || scope.exceptId !== null
  const [rows, cells] = await Promise.all([
    listings.readPage(scope, query.sort, query, paging),
    mustCount ? listings.countCells(scope, query) : sections.cells,
  ])
  const { total, counts } = summariseCells(cells, query)
  const after = cursorBehind(rows, paging, order)

  return {
    list: {
      data: rows.map((row) => toAdListItem(row, catalogue.byId(row.sectionId))),
      meta: { pagination: toPagination(paging, { total, count: rows.length, after, url }) },
    },
    counts,
  }
}
