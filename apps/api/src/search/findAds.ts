import type { SearchTerms } from './SearchTerms.ts'
import type { Found, SearchOptions, SearchRepository, SearchScope } from './search.repository.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = Readonly<{
  search: SearchRepository
  vocabulary: VocabularyRepository
  capAbove?: number
}>

/** One word that begins words of more ads than this is searched among the newest only. */
const CAP_ABOVE = 10_000

const mustCap = async (
  { vocabulary, capAbove = CAP_ABOVE }: SearchSources,
  { brand }: SearchScope,
  { words: [word, ...others] }: SearchTerms,
): Promise<boolean> =>
  word !== undefined &&
  others.length === 0 &&
  (await vocabulary.countBeginnings(brand, word.stem)) > capAbove

/** Finds ads by words; without words there is nothing to find. */
export const findAds = async (
  sources: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: Omit<SearchOptions, 'isCapped'>,
): Promise<Found> => {
  if (terms.words.length === 0) return { rows: [], cells: [] }
  const isCapped = await mustCap(sources, scope, terms)

  return sources.search.search(scope, terms, { ...options, isCapped })
}
