import type { SearchAnswer } from '@inzrt/contracts/browse/search'
import { INITIAL_LISTING, type ListingState } from '../listing-url/ListingState.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'

type Meant = Pick<SearchAnswer['meta'], 'corrected' | 'suggestion' | 'leftOut' | 'withAllWords'>

const hrefOf = (term: string, state: ListingState): string =>
  serialiseListing('/search', { ...state, page: 1 }, term)

/** How the search understood the typed words; quotation marks make it keep to them. */
export const toSearchNotice = (
  { corrected, suggestion, leftOut, withAllWords }: Meant,
  typed: string,
  state: ListingState = INITIAL_LISTING,
) => ({
  leftOut,
  withAllWords: withAllWords ?? undefined,
  corrected:
    corrected === null
      ? undefined
      : { term: corrected, typed, exactHref: hrefOf(`"${typed}"`, state) },
  suggestion:
    suggestion === null ? undefined : { term: suggestion, href: hrefOf(suggestion, state) },
})
