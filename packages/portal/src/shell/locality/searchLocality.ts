import { searchLocalities } from '@inzrt/api-client/calls/searchLocalities'
import { errorText } from '@inzrt/api-client/errorText'
import type { Locality } from '@inzrt/domain/locality'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import { browserApi } from '../api/browserApi.ts'

/** Places whose postal code or name begins with the term. */
export const searchLocality: LocalitySearch<Locality> = async (term, signal) => {
  const answer = await searchLocalities(browserApi, term, { signal })
  if (!answer.ok) throw new Error(errorText('searchLocalities', answer.error))

  return answer.data
}
