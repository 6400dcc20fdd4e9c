import type { AdList } from '@inzrt/contracts/ads/advertisement'
import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import type { readSectionCall } from '@inzrt/contracts/browse/section'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import { sortWithin } from '../localities/places/sortWithin.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, needsCounting } from './AdFilter.ts'
import { listingOrder } from './AdOrder.ts'
import type { AdScope } from './AdScope.ts'
import { adIdOf } from './adIdOf.ts'
import type { ListingRepository } from './listing.repository.ts'
import { pagingOf } from './pagingOf.ts'
import { summariseCells } from './summariseCells.ts'
import { toAdListItem } from './toAdListItem.ts'
import { toAdPage } from './toAdPage.ts'

export type ListingQuery = Omit<ParsedQueryOf<typeof readSectionCall>, 'include'>

/** Whose ads are listed (`ids` null: the whole site's), and how many there are without a filter. */
export type ListedSections = Readonly<{
  brandCode: Brand
  ids: readonly number[] | null
  cells: readonly AdCell[]
}>

export type Listing = Readonly<{
  list: AdList
  counts: FilterCounts
  /** Left out where no place was asked for. */
  place: ListingPlace | undefined
}>

export type ListingSources = Readonly<{ listings: ListingRepository; placeBook: PlaceBook }>

/** The ads that a list is made of before anything is asked of it. */
export const scopeOf = (
  { brandCode, ids }: ListedSections,
  { except }: Pick<ListingQuery, 'except'>,
): AdScope => ({ brand: brandCode, sectionIds: ids, exceptId: adIdOf(except) })

/** Counters know all but places and price ranges; the ad left out is taken off them. */
const countCells = async (
  listings: ListingRepository,
  scope: AdScope,
  { cells }: ListedSections,
  query: AdFilter,
): Promise<readonly AdCell[]> => {
  if (needsCounting(query)) return listings.countCells(scope, query)
  const except = await listings.readExceptCell(scope)

  return except ? [...cells, { ...except, adsCount: -1 }] : cells
}

/** One page of the ads of sections, with the counts of what the filters leave. */
export const listAds = async (
  { listings, placeBook }: ListingSources,
  catalogue: SectionCatalogue,
  sections: ListedSections,
  asked: ListingQuery,
  url: string,
): Promise<Listing> => {
  const area = await placeBook.areaOf(asked)
  const query = { ...asked, area, sort: sortWithin(area, asked.sort) }
  const order = listingOrder(query.sort)
  const paging = pagingOf(query, order)
  const scope = scopeOf(sections, query)
  const [rows, cells] = await Promise.all([
    listings.readPage(scope, query.sort, query, paging),
    countCells(listings, scope, sections, query),
  ])
  const { total, counts } = summariseCells(cells, query)
  const list = toAdPage({ rows, total, paging, order, url }, (row) =>
    toAdListItem(row, catalogue.byId(row.sectionId)),
  )

  return { list, counts, place: area?.place }
}
