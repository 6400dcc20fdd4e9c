import { findAds, type SearchSources } from './findAds.ts'
import { readSearchTerms, type SearchTerms } from './SearchTerms.ts'
import type { SearchScope } from './search.repository.ts'
import { suggest } from './suggest.ts'

const ANY = { sort: 'default', filter: {}, paging: { page: 1, perPage: 1, cursor: null } } as const

/** What a visitor who found nothing may have meant, if that finds something. */
export const suggestFinding = async (
  sources: SearchSources,
  scope: SearchScope,
  terms: SearchTerms,
): Promise<string | null> => {
  const suggestion = await suggest(sources.vocabulary, scope.brand, terms.words)
  if (suggestion === null) return null
  const { cells } = await findAds(sources, scope, readSearchTerms(suggestion), ANY)

  return cells.length > 0 ? suggestion : null
}
