import type { SearchAnswer } from '@inzrt/contracts/browse/search'
import { readExclusions, takeOff } from '@inzrt/domain/search'
import type { SearchNoticeProps } from '@inzrt/ui/search/SearchNotice.tsx'
import { INITIAL_LISTING, type ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { understoodHref } from './understoodHref.ts'

type Meant = Pick<
  SearchAnswer['meta'],
  | 'corrected'
  | 'suggestion'
  | 'leftOut'
  | 'withAllWords'
  | 'isOnlyMentioned'
  | 'withConditions'
  | 'leftOutConditions'
  | 'understood'
>

/** Which conditions of the query only some of the ads meet. */
const conditionsOf = (
  { withConditions, leftOutConditions, understood }: Meant,
  state: ListingState,
): SearchNoticeProps['conditions'] => {
  if (withConditions === null || !understood) return undefined
  const { q: _, priceFrom, priceTo, ...place } = understood

  return {
    count: withConditions,
    hasPlace: Object.keys(place).length > 0,
    hasPrice: priceFrom !== undefined || priceTo !== undefined,
    leftOut: leftOutConditions,
    href: understoodHref(understood, state),
  }
}

const hrefOf = (term: string, state: ListingState): string =>
  serialiseListing('/search', { ...state, page: 1 }, term)

/** How the search understood the typed words; quotation marks make it keep to them. */
export const toSearchNotice = (
  meant: Meant,
  typed: string,
  state: ListingState = INITIAL_LISTING,
): Omit<SearchNoticeProps, 'LinkComponent'> => {
  const { corrected, suggestion, leftOut, withAllWords, isOnlyMentioned } = meant

  return {
    leftOut,
    excluded: readExclusions(typed).excluded.map((one) => ({
      word: one.word,
      href: hrefOf(takeOff(typed, one), state),
    })),
    isOnlyMentioned,
    conditions: conditionsOf(meant, state),
    withAllWords: withAllWords ?? undefined,
    corrected:
      corrected === null
        ? undefined
        : { term: corrected, typed, exactHref: hrefOf(`"${typed}"`, state) },
    suggestion:
      suggestion === null ? undefined : { term: suggestion, href: hrefOf(suggestion, state) },
  }
}
