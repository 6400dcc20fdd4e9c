import { errorText } from '@inzrt/api-client/errorText'
import type { Place } from '@inzrt/contracts/browse/place'
import { searchPlacesCall } from '@inzrt/contracts/browse/place'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import { browserApi } from '../api/browserApi.ts'

/** Places to look for ads in, on the whole site or in a section. */
export const searchPlace =
  (sectionSlug?: string): LocalitySearch<Place> =>
  async (term, signal) => {
    const answer = await browserApi.call(
      searchPlacesCall,
      { query: { term, sectionSlug } },
      { signal },
    )
    if (!answer.ok) throw new Error(errorText('searchPlaces', answer.error))

    return answer.data
  }

/** The same on the whole site. */
export const searchAnyPlace = searchPlace()
