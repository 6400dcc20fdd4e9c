import type { QueryTerm } from '@inzrt/domain/search'
import type { AdFilter } from '../ads/AdFilter.ts'
import { findOwnSections } from './findOwnSections.ts'
import { findSeekers } from './findSeekers.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Found, SearchOptions, SearchRepository, SearchScope } from './search.repository.ts'
import type { Vocabulary } from './Vocabulary.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = Readonly<{
  search: SearchRepository
  vocabulary: VocabularyRepository
  /** Of a single word in more headings than `above` so many of the newest ads are looked at. */
  cap?: Readonly<{ above: number; ads: number }>
}>

const CAP = { above: 5_000, ads: 5_000 } as const

/** In how many headings a word stands, and while it may still be typed those that begin so. */
const countAds = (vocabulary: Vocabulary, { stem, folded }: QueryTerm['words'][number]): number =>
  [vocabulary.find(stem), ...vocabulary.beginningWith(folded)].reduce(
    (total, word) => total + (word?.adsCount ?? 0),
    0,
  )

const mustCap = (vocabulary: Vocabulary, { terms }: SearchTerms, above: number): boolean => {
  const [word, ...others] = terms.flatMap((term) => term.words)

  return word !== undefined && others.length === 0 && countAds(vocabulary, word) > above
}

export type FindOptions = Omit<SearchOptions, 'cap' | 'sections' | 'seekers'>

/** Without words, those of a place can be found. */
const hasPlace = ({ psc, district, region }: AdFilter): boolean =>
  [psc, district, region].some((place) => place !== undefined)

/** Finds ads by words, or without any the newest of a place. */
export const findAds = async (
  { search, vocabulary, cap = CAP }: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: FindOptions,
): Promise<Found> => {
  const hasWords = terms.terms.length > 0
  if (!hasWords && !hasPlace(options.filter))
    return { rows: [], cells: [], namedCount: 0, isExact: true, hasOptional: [] }
  const words = await vocabulary.of(scope.brand)

  return search.search(scope, terms, {
    ...options,
    cap: !hasWords || mustCap(words, terms, cap.above) ? cap.ads : null,
    sections: findOwnSections(words, terms),
    seekers: findSeekers(words, terms),
  })
}
