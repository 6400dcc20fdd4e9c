import type { SearchAnswer, searchCall } from '@inzrt/contracts/browse/search'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import { type AdOrder, searchOrder } from '../ads/AdOrder.ts'
import type { AdPaging } from '../ads/AdPaging.ts'
import { requireCursor } from '../ads/Cursor.ts'
import { summariseCells } from '../ads/summariseCells.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import { toAdPage } from '../ads/toAdPage.ts'
import { type Brand, sisterOf } from '../brand/Brand.ts'
import { sectionNotFound } from '../errors/problems.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { completeQuery } from './completeQuery.ts'
import { explainRank } from './explainRank.ts'
import type { SearchSources } from './findAds.ts'
import { findMeant } from './findMeant.ts'
import { findOwnSections } from './findOwnSections.ts'
import { findSections } from './findSections.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Found, FoundCell, SearchScope } from './search.repository.ts'

export type SearchQuery = ParsedQueryOf<typeof searchCall>

/** What a search needs to know of the visitor's site and request. */
export type SearchContext = Readonly<{
  sources: SearchSources
  catalogue: SectionCatalogue
  brand: Brand
  url: string
  now: Date
}>

const scopeOf = ({ catalogue, brand }: SearchContext, slug: string | undefined): SearchScope => {
  if (slug === undefined) return { brand, sectionIds: null }
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
const countBySection = (cells: readonly FoundCell[], query: SearchQuery): Map<number, number> => {
  const bySection = Map.groupBy(cells, ({ sectionId }) => sectionId)

  return new Map([...bySection].map(([id, own]) => [id, summariseCells(own, query).total] as const))
}

const toAds = (
  { catalogue, url, now }: SearchContext,
  { rows }: Found,
  { terms, optional }: SearchTerms,
  page: { total: number; paging: AdPaging; order: AdOrder },
) =>
  toAdPage({ ...page, rows, url }, (row) => ({
    ...toAdListItem(row, catalogue.byId(row.sectionId)),
    why: explainRank(row, [...optional, ...terms], now),
  }))

/** Searches the ads and the sections of a site. */
export const runSearch = async (
  context: SearchContext,
  query: SearchQuery,
): Promise<SearchAnswer> => {
  const order = searchOrder(query.sort)
  const paging = { ...query, cursor: requireCursor(query.after, order) }
  const scope = scopeOf(context, query.sectionSlug)
  const { found, terms, ...meant } = await findMeant({
    sources: context.sources,
    scope,
    query: query.q,
    options: { sort: query.sort, filter: query, paging },
  })
  const { cells } = found
  const { total, counts } = summariseCells(cells, query)
  const vocabulary = await context.sources.vocabulary.of(context.brand)
  const all = [...terms.optional, ...terms.terms]

  return {
    data: {
      advertisements: toAds(context, found, terms, { total, paging, order }),
      sections: {
        data: findSections(searchedSections(context, query), {
          terms: all,
          countOf: countBySection(cells, query),
          sections: findOwnSections(vocabulary, terms.terms),
        }),
      },
    },
    meta: {
      ...{ corrected: meant.corrected, suggestion: meant.suggestion, leftOut: [...meant.leftOut] },
      completions: completeQuery(vocabulary, query.q, all),
      counts,
    },
  }
}
