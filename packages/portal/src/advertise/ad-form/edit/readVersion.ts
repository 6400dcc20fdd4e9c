import { readAdvertisement } from '@inzrt/api-client/advertisements/readAdvertisement'
import { browserApi } from '../../../shell/api/browserApi.ts'

/** The version of an own ad as it is now; undefined when it could not be read. */
export const readVersion = async (slug: string): Promise<number | undefined> => {
  const answer = await readAdvertisement(browserApi, slug)

  return answer.ok ? answer.data.version : undefined
}
