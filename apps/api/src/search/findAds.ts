import type { QueryTerm } from '@inzrt/domain/search'
import { findOwnSections } from './findOwnSections.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Found, SearchOptions, SearchRepository, SearchScope } from './search.repository.ts'
import type { Vocabulary } from './Vocabulary.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = Readonly<{
  search: SearchRepository
  vocabulary: VocabularyRepository
  capAbove?: number
}>

/** Of a single word in more headings than this only the newest ads are ranked. */
const CAP_ABOVE = 3_000

/** In how many headings a word stands, and while it may still be typed those that begin so. */
const countAds = (vocabulary: Vocabulary, { stem, folded }: QueryTerm['words'][number]): number =>
  [vocabulary.find(stem), ...vocabulary.beginningWith(folded)].reduce(
    (total, word) => total + (word?.adsCount ?? 0),
    0,
  )

const mustCap = (vocabulary: Vocabulary, { terms }: SearchTerms, capAbove: number): boolean => {
  const [word, ...others] = terms.flatMap((term) => term.words)

  return word !== undefined && others.length === 0 && countAds(vocabulary, word) > capAbove
}

export type FindOptions = Omit<SearchOptions, 'isCapped' | 'sections'>

/** Finds ads by words; without words there is nothing to find. */
export const findAds = async (
  { search, vocabulary, capAbove = CAP_ABOVE }: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: FindOptions,
): Promise<Found> => {
  if (terms.terms.length === 0) return { rows: [], cells: [], namedCount: 0, hasOptional: [] }
  const words = await vocabulary.of(scope.brand)

  return search.search(scope, terms, {
    ...options,
    isCapped: mustCap(words, terms, capAbove),
    sections: findOwnSections(words, terms),
  })
}
