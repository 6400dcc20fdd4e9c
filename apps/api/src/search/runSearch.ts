import type { ParsedQueryOf } from '@inzrt/contracts/call'
import type { SearchAnswer, searchCall } from '@inzrt/contracts/search'
import { searchOrder } from '../ads/AdOrder.ts'
import { toPagination } from '../ads/AdPaging.ts'
import { cursorBehind, cursorOf } from '../ads/listAds.ts'
import { summariseCells } from '../ads/summariseCells.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import { type Brand, sisterOf } from '../brand/Brand.ts'
import { sectionNotFound } from '../errors/problems.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import { explainRank } from './explainRank.ts'
import { findSections } from './findSections.ts'
import { readSearchTerms, type SearchTerms } from './SearchTerms.ts'
import type { FoundCell, SearchRepository, SearchScope } from './search.repository.ts'
import { suggest } from './suggest.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = { search: SearchRepository; vocabulary: VocabularyRepository }
export type SearchQuery = ParsedQueryOf<typeof searchCall>

/** Two letters that begin words of more ads than this are searched among the newest only. */
const CAP_ABOVE = 20_000

const scopeOf = (
  catalogue: SectionCatalogue,
  brand: Brand,
  slug: string | undefined,
): SearchScope => {
  if (slug === undefined) return { brand, sectionIds: null }
  const node = catalogue.bySlug(brand, slug)
  if (!node) throw sectionNotFound()

  return { brand, sectionIds: node.ids }
}

const mustCap = async (
  { vocabulary }: SearchSources,
  brand: Brand,
  { words: [word, ...others] }: SearchTerms,
): Promise<boolean> =>
  others.length === 0 &&
  word?.folded.length === 2 &&
  (await vocabulary.countBeginnings(brand, word.folded)) > CAP_ABOVE

/** How many of the ads that pass the filters each section holds. */
const countBySection = (cells: readonly FoundCell[], query: SearchQuery): Map<number, number> => {
  const bySection = Map.groupBy(cells, ({ sectionId }) => sectionId)

  return new Map([...bySection].map(([id, own]) => [id, summariseCells(own, query).total] as const))
}

const suggestFinding = async (
  sources: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
): Promise<string | null> => {
  const suggestion = await suggest(sources.vocabulary, scope.brand, terms.words)
  if (suggestion === null) return null
  const { cells } = await sources.search.search(scope, readSearchTerms(suggestion), {
    sort: 'default',
    filter: {},
    paging: { page: 1, perPage: 1, cursor: null },
    isCapped: false,
  })

  return cells.length > 0 ? suggestion : null
}

/** Searches the ads and the sections of a site. */
export const runSearch = async (
  sources: SearchSources,
  catalogue: SectionCatalogue,
  brand: Brand,
  query: SearchQuery,
  url: string,
): Promise<SearchAnswer> => {
  const terms = readSearchTerms(query.q)
  const order = searchOrder(query.sort)
  const paging = { ...query, cursor: cursorOf(query.after, order) }
  const scope = scopeOf(catalogue, brand, query.sectionSlug)
  const isCapped = await mustCap(sources, brand, terms)
  const { rows, cells } =
    terms.words.length > 0
      ? await sources.search.search(scope, terms, {
          sort: query.sort,
          filter: query,
          paging,
          isCapped,
        })
      : { rows: [], cells: [] }
  const { total, counts } = summariseCells(cells, query)
  const nodes = [
    ...catalogue.all(brand),
    ...(query.includeSp ? catalogue.roots(sisterOf(brand)) : []),
  ]
  const now = new Date()

  return {
    data: {
      advertisements: {
        data: rows.map((row) => ({
          ...toAdListItem(row, catalogue.byId(row.sectionId)),
          why: explainRank(row, terms.words, now),
        })),
        meta: {
          pagination: toPagination(paging, {
            total,
            count: rows.length,
            after: cursorBehind(rows, paging, order),
            url,
          }),
        },
      },
      sections: {
        data:
          query.include?.includes('section') && terms.words.length > 0
            ? findSections(nodes, terms.words, countBySection(cells, query))
            : [],
      },
    },
    meta: {
      suggestion: cells.length === 0 ? await suggestFinding(sources, scope, terms) : null,
      stems: terms.words.map(({ stem }) => stem),
      counts,
    },
  }
}
