import type { SearchAnswer, searchCall } from '@inzrt/contracts/browse/search'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import { isQuoted } from '@inzrt/domain/search'
import { type Brand, sisterOf } from '../../platform/brand/Brand.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import type { AdFilter } from '../ads/AdFilter.ts'
import { type AdOrder, searchOrder } from '../ads/AdOrder.ts'
import type { AdPaging } from '../ads/AdPaging.ts'
import { pagingOf } from '../ads/pagingOf.ts'
import { summariseCells } from '../ads/summariseCells.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import { toAdPage } from '../ads/toAdPage.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import type { NamedPlaces } from '../localities/places/readNamedPlaces.ts'
import { sortWithin } from '../localities/places/sortWithin.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { setNamed } from './ad-index/attributeCells.ts'
import type { SectionCell } from './ad-index/countCells.ts'
import { completeQuery } from './completeQuery.ts'
import { createRankReason } from './createRankReason.ts'
import type { SearchSources } from './findAds.ts'
import { findMeant } from './findMeant.ts'
import { findOwnSections } from './findOwnSections.ts'
import { findSections } from './findSections.ts'
import { readConditions } from './readConditions.ts'
import type { SearchScope } from './SearchRequest.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Found } from './search.repository.ts'
import { toAttributeCounts } from './toAttributeCounts.ts'
import type { Vocabulary } from './Vocabulary.ts'

export type SearchQuery = ParsedQueryOf<typeof searchCall>

const FILTERS = ['psc', 'district', 'region', 'place', 'radius', 'priceFrom', 'priceTo'] as const

/** What a search needs to know of the visitor's site and request. */
export type SearchContext = Readonly<{
  sources: SearchSources
  placeBook: PlaceBook
  catalogue: SectionCatalogue
  brand: Brand
  url: string
  now: Date
}>

const scopeOf = ({ catalogue, brand }: SearchContext, slug: string | undefined): SearchScope => {
  if (slug === undefined) return { brand, sectionIds: catalogue.visibleIds(brand) }
  const node = catalogue.bySlug(brand, slug)
  if (!node) throw sectionNotFound()

  return { brand, sectionIds: node.ids }
}

/** Own sections, and where asked for the names of the sister site's. */
const searchedSections = (
  { catalogue, brand }: SearchContext,
  { include = [], includeSp }: SearchQuery,
): readonly SectionNode[] => {
  if (!include.includes('section')) return []

  return [...catalogue.all(brand), ...(includeSp ? catalogue.roots(sisterOf(brand)) : [])]
}

/** How many of the ads that pass the filters each section holds. */
const countBySection = (cells: readonly SectionCell[], filter: AdFilter): Map<number, number> => {
  const bySection = Map.groupBy(cells, ({ sectionId }) => sectionId)

  return new Map(
    [...bySection].map(([id, own]) => [id, summariseCells(own, filter).total] as const),
  )
}

const toAds = async (
  { catalogue, url, now }: SearchContext,
  { rows }: Found,
  { terms, optional }: SearchTerms,
  page: { total: number; paging: AdPaging; order: AdOrder },
) => {
  const sectionOf = await catalogue.sectionsOf(rows)
  const reasonOf = createRankReason([...optional, ...terms], now)

  return toAdPage({ ...page, rows, url }, (row) => ({
    ...toAdListItem(row, sectionOf(row)),
    why: reasonOf(row),
  }))
}

/** Whether no ad is for the thing itself. Of ads for people, who are no things, it says nothing. */
const isOnlyMentioned = (
  { catalogue }: SearchContext,
  { cells, namedCount }: Found,
  { terms }: SearchTerms,
): boolean =>
  terms.length > 0 &&
  namedCount === 0 &&
  cells.every(({ sectionId }) => !catalogue.find(sectionId)?.isDating)

/** Filters a query names in words; those a visitor chose stand as they are, and so do quoted words. */
const readQueryConditions = (
  sources: Readonly<{ places: NamedPlaces; vocabulary: Vocabulary }>,
  query: SearchQuery,
) => {
  const isFiltered = FILTERS.some((name) => query[name] !== undefined)

  return isFiltered || isQuoted(query.q) ? null : readConditions(sources, query.q)
}

/** Searches the ads and the sections of a site. */
export const runSearch = async (
  context: SearchContext,
  query: SearchQuery,
): Promise<SearchAnswer> => {
  const places = await context.placeBook.named()
  const vocabulary = await context.sources.vocabulary.of(context.brand)
  const conditions = readQueryConditions({ places, vocabulary }, query)
  const area = await context.placeBook.areaOf(query)
  const sort = sortWithin(area, query.sort)
  const order = searchOrder(sort)
  const paging = pagingOf(query, order)
  const scope = scopeOf(context, query.sectionSlug)
  const hasMap = query.include?.includes('map') ?? false
  const { found, terms, filter, ...meant } = await findMeant({
    sources: context.sources,
    scope,
    query: conditions?.query ?? query.q,
    conditions,
    options: { sort, filter: query, paging, hasMap },
  })
  const { cells, described } = found
  const { catalogue } = context
  const { total, counts } = summariseCells(cells, filter)
  const map = hasMap && found.byLocality ? await context.placeBook.toMap(found.byLocality) : null
  const all = [...terms.optional, ...terms.terms]

  return {
    data: {
      advertisements: await toAds(context, found, terms, { total, paging, order }),
      sections: {
        data: findSections(searchedSections(context, query), {
          terms: all,
          countOf: countBySection(cells, filter),
          sections: findOwnSections(vocabulary, terms),
        }),
      },
    },
    meta: {
      corrected: meant.corrected,
      suggestion: meant.suggestion,
      leftOut: [...meant.leftOut],
      withAllWords: meant.withAllWords,
      withConditions: meant.withConditions,
      leftOutConditions: [...meant.leftOutConditions],
      isTotalExact: found.isExact,
      isOnlyMentioned: total > 0 && isOnlyMentioned(context, found, terms),
      understood: conditions && { q: conditions.query, ...conditions.filter },
      completions: completeQuery({ vocabulary, places }, query.q, all),
      counts: {
        ...counts,
        ...(described && {
          attributes: toAttributeCounts(catalogue.setOf(setNamed(described.set)), described.counts),
        }),
      },
      ...(area && { place: area.place }),
      ...(map && { map }),
    },
  }
}
