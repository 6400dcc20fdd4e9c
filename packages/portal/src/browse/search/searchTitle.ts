import { formatPsc } from '@inzrt/domain/locality'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'

/** What a page of results is called: by its words, or without any by the place. */
export const searchTitle = (
  term: string,
  { psc, district, region, place }: ListingState,
): string => {
  const asked = term || (psc && formatPsc(psc)) || place || district || region

  return asked ? `Vyhledávání: ${asked}` : 'Vyhledávání'
}
