import type { SearchTerms } from './SearchTerms.ts'
import type { Found, SearchOptions, SearchRepository, SearchScope } from './search.repository.ts'
import type { VocabularyRepository } from './vocabulary.repository.ts'

export type SearchSources = Readonly<{
  search: SearchRepository
  vocabulary: VocabularyRepository
}>

/** Two letters that begin words of more ads than this are searched among the newest only. */
const CAP_ABOVE = 20_000

const mustCap = async (
  vocabulary: VocabularyRepository,
  { brand }: SearchScope,
  { words: [word, ...others] }: SearchTerms,
): Promise<boolean> =>
  others.length === 0 &&
  word?.folded.length === 2 &&
  (await vocabulary.countBeginnings(brand, word.folded)) > CAP_ABOVE

/** Finds ads by words; without words there is nothing to find. */
export const findAds = async (
  { search, vocabulary }: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
  options: Omit<SearchOptions, 'isCapped'>,
): Promise<Found> => {
  if (terms.words.length === 0) return { rows: [], cells: [] }
  const isCapped = await mustCap(vocabulary, scope, terms)

  return search.search(scope, terms, { ...options, isCapped })
}
