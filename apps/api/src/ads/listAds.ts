import type { AdList } from '@inzrt/contracts/advertisement'
import type { ParsedQueryOf } from '@inzrt/contracts/call'
import type { FilterCounts } from '@inzrt/contracts/listingQuery'
import type { readSectionCall } from '@inzrt/contracts/section'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdCell } from './AdCell.ts'
import { needsCounting } from './AdFilter.ts'
import { listingOrder } from './AdOrder.ts'
import { adIdOf } from './adIdOf.ts'
import { requireCursor } from './Cursor.ts'
import type { AdScope, ListingRepository } from './listing.repository.ts'
import { summariseCells } from './summariseCells.ts'
import { toAdListItem } from './toAdListItem.ts'
import { toAdPage } from './toAdPage.ts'

export type ListingQuery = Omit<ParsedQueryOf<typeof readSectionCall>, 'include'>

/** Sections whose ads are listed, and how many there are without any filter. */
export type ListedSections = Readonly<{ ids: readonly number[]; cells: readonly AdCell[] }>

export type Listing = Readonly<{ list: AdList; counts: FilterCounts }>

/** One page of the ads of sections, with the counts of what the filters leave. */
export const listAds = async (
  listings: ListingRepository,
  catalogue: SectionCatalogue,
  sections: ListedSections,
  query: ListingQuery,
  url: string,
): Promise<Listing> => {
  const order = listingOrder(query.sort)
  const paging = { ...query, cursor: requireCursor(query.after, order) }
  const scope: AdScope = { sectionIds: sections.ids, exceptId: adIdOf(query.except) }
  const mustCount = needsCounting(query) || scope.exceptId !== null
  const [rows, cells] = await Promise.all([
    listings.readPage(scope, query.sort, query, paging),
    mustCount ? listings.countCells(scope, query) : sections.cells,
  ])
  const { total, counts } = summariseCells(cells, query)
  const list = toAdPage({ rows, total, paging, order, url }, (row) =>
    toAdListItem(row, catalogue.byId(row.sectionId)),
  )

  return { list, counts }
}
