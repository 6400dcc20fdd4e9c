import { errorText } from '@inzrt/api-client/errorText'
import type { Place } from '@inzrt/contracts/browse/place'
import { searchPlacesCall } from '@inzrt/contracts/browse/place'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import { browserApi } from '../api/browserApi.ts'

/** A place, with how many ads it holds in words. */
export type FoundPlace = Place & { count: string }

/** Places to look for ads in, on the whole site or in a section. */
export const searchPlace =
  (sectionSlug?: string): LocalitySearch<FoundPlace> =>
  async (term, signal) => {
    const answer = await browserApi.call(
      searchPlacesCall,
      { query: { term, sectionSlug } },
      { signal },
    )
    if (!answer.ok) throw new Error(errorText('searchPlaces', answer.error))

    return answer.data.map((place) => ({
      ...place,
      count: countOf(place.adsCount, WORD_FORMS.advert),
    }))
  }

/** The same on the whole site. */
export const searchAnyPlace = searchPlace()
