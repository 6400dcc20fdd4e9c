import { readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import { browserApi } from '../../../shell/api/browserApi.ts'

/** The version of an own ad as it is now; undefined when it could not be read. */
export const readVersion = async (slug: string): Promise<number | undefined> => {
  const answer = await browserApi.call(readAdvertisementCall, { params: { slug } })

  return answer.ok ? answer.data.version : undefined
}
