import { revealPhoneCall } from '@inzrt/contracts/ads/contact'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'

/** The phone of an ad; null, and a toast that says why, when it is not told. */
export const askForPhone = async (slug: string): Promise<string | null> => {
  const answer = await browserApi.call(revealPhoneCall, { params: { slug } })
  if (answer.ok) return answer.data.phoneNumber
  showFailure('revealPhone', answer.error)

  return null
}
