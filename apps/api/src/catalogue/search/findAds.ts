import type { AdFilter } from '../ads/AdFilter.ts'
import { findOwnSections } from './findOwnSections.ts'
import { findSeekers } from './findSeekers.ts'
import type { SearchScope } from './SearchRequest.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Found, SearchOptions, SearchRepository } from './search.repository.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = Readonly<{
  search: SearchRepository
  vocabulary: VocabularyRepository
}>

export type FindOptions = Omit<SearchOptions, 'sections' | 'seekers'>

/** Without words, those of a place can be found. */
const hasPlace = ({ psc, district, region, place: name }: AdFilter): boolean =>
  [psc, district, region, name].some((place) => place !== undefined)

/** Finds ads by words, or without any the newest of a place. */
export const findAds = async (
  { search, vocabulary }: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: FindOptions,
): Promise<Found> => {
  const hasWords = terms.terms.length > 0
  if (!hasWords && !hasPlace(options.filter))
    return {
      rows: [],
      cells: [],
      namedCount: 0,
      isExact: true,
      hasOptional: [],
      byLocality: new Map(),
      described: null,
    }
  const words = await vocabulary.of(scope.brand)

  return search.search(scope, terms, {
    ...options,
    sections: findOwnSections(words, terms),
    seekers: findSeekers(words, terms, scope.brand),
  })
}
