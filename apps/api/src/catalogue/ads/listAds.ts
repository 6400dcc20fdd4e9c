import type { AdList } from '@inzrt/contracts/ads/advertisement'
import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import type { readSectionCall } from '@inzrt/contracts/browse/section'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import type { AttributeSet } from '@inzrt/rules/attributes'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import { sortWithin } from '../localities/places/sortWithin.ts'
import { setNumber } from '../search/ad-index/attributeCells.ts'
import type { SaidCount } from '../search/ad-index/countAttributes.ts'
import { toAttributeCounts } from '../search/toAttributeCounts.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdCell } from './AdCell.ts'
import { type AdFilter, needsCounting } from './AdFilter.ts'
import { listingOrder, type StoredSort } from './AdOrder.ts'
import type { AdPaging } from './AdPaging.ts'
import type { AdScope } from './AdScope.ts'
import { adIdOf } from './adIdOf.ts'
import type { ListingRepository } from './listing.repository.ts'
import type { PageRow } from './pageOfAds.ts'
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
  /** What is said of the things in all of them. */
  attributeSet: AttributeSet | null
}>

export type Listing = Readonly<{
  list: AdList
  counts: FilterCounts
  /** Left out where no place was asked for. */
  place: ListingPlace | undefined
}>

type CountedList = Pick<ListedSections, 'cells'> &
  Readonly<{ set: number; scope: AdScope; sort: StoredSort; filter: AdFilter; paging: AdPaging }>

type CountedPage = Readonly<{
  rows: readonly PageRow[]
  cells: readonly AdCell[]
  /** null: not counted. */
  attributes: readonly SaidCount[] | null
}>

export type ListingSources = Readonly<{ listings: ListingRepository; placeBook: PlaceBook }>

/** The ads that a list is made of before anything is asked of it. */
export const scopeOf = (
  { brandCode, ids }: ListedSections,
  { except }: Pick<ListingQuery, 'except'>,
): AdScope => ({ brand: brandCode, sectionIds: ids, exceptId: adIdOf(except) })

/** Counts without one ad, if they know it: they may be a second older than it is. */
const without = (cells: readonly AdCell[], left: AdCell): readonly AdCell[] => {
  const isSame = ({ type, hasImage, price, adsCount }: AdCell) =>
    adsCount > 0 && type === left.type && hasImage === left.hasImage && price === left.price
  const found = cells.findIndex(isSame)

  return cells.map((cell, at) =>
    at === found ? { ...cell, adsCount: cell.adsCount - left.adsCount } : cell,
  )
}

/** Counters know kind and picture; the ad left out is taken off them. */
const readCounted = async (
  listings: ListingRepository,
  { scope, cells, sort, filter, paging, set }: CountedList,
): Promise<CountedPage> => {
  const [rows, except, attributes] = await Promise.all([
    listings.readPage(scope, sort, filter, paging),
    listings.readExceptCell(scope),
    listings.describe(scope, { filter, set }),
  ])

  return { rows, attributes, cells: except ? without(cells, except) : cells }
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
  const { sort } = query
  const set = setNumber(sections.attributeSet)
  const page = await (sort === 'distance' || needsCounting(query)
    ? listings.readFiltered(scope, { sort, filter: query, paging, set })
    : readCounted(listings, { scope, cells: sections.cells, sort, filter: query, paging, set }))
  const { total, counts } = summariseCells(page.cells, query)
  const sectionOf = await catalogue.sectionsOf(page.rows)
  const list = toAdPage({ rows: page.rows, total, paging, order, url }, (row) =>
    toAdListItem(row, sectionOf(row)),
  )

  const attributes = toAttributeCounts(sections.attributeSet, page.attributes)

  return {
    list,
    counts: { ...counts, ...(attributes.length > 0 && { attributes }) },
    place: area?.place,
  }
}
