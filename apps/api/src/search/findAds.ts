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

/** A single word of more headings than this is searched among the newest ads only. */
const CAP_ABOVE = 10_000

const mustCap = (vocabulary: Vocabulary, { terms }: SearchTerms, capAbove: number): boolean => {
  const words = terms.flatMap((term) => term.words)
  const most = Math.max(0, ...words.map(({ stem }) => vocabulary.find(stem)?.adsCount ?? 0))

  return words.length === 1 && most > capAbove
}

export type FindOptions = Omit<SearchOptions, 'isCapped' | 'sections'>

/** Finds ads by words; without words there is nothing to find. */
export const findAds = async (
  { search, vocabulary, capAbove = CAP_ABOVE }: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: FindOptions,
): Promise<Found> => {
  if (terms.terms.length === 0) return { rows: [], cells: [], isNamed: false, hasOptional: [] }
  const words = await vocabulary.of(scope.brand)

  return search.search(scope, terms, {
    ...options,
    isCapped: mustCap(words, terms, capAbove),
    sections: findOwnSections(words, terms.terms),
  })
}
