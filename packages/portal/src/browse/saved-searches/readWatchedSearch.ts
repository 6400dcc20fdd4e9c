import { nameOfSearch } from '@inzrt/contracts/browse/nameOfSearch'
import type { Section } from '@inzrt/contracts/browse/section'
import { readQuery } from '@inzrt/domain/search'
import type { AttributeSet } from '@inzrt/rules/attributes'
import { isSearchable } from '@inzrt/rules/listing'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { toFilterQuery } from '../../shell/listing-url/toFilterQuery.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'
import { queryOf } from './queryOf.ts'

export type WatchedSearch = Readonly<{ name: string; href: string; query: string }>

/** What the sections of a site ask of things. */
const setsOf = (sections: readonly Section[]): readonly AttributeSet[] =>
  sections.flatMap(({ attributeSet, children }) => [
    ...(attributeSet ? [attributeSet] : []),
    ...setsOf(children.data),
  ])

/** The search that is to be watched; null: it asks for nothing, not even by a word of two letters. */
export const readWatchedSearch = (
  params: SearchParams,
  sections: readonly Section[],
): WatchedSearch | null => {
  const term = searchTerm(params)
  if (!isSearchable(readQuery(term).terms)) return null
  const state = { ...parseListing(params), view: 'list', page: 1, sort: 'default' } as const
  const href = serialiseListing('/search', state, term)

  return {
    href,
    name: nameOfSearch({ q: term, ...toFilterQuery(state) }, setsOf(sections)),
    query: queryOf(href),
  }
}
