import { errorText } from '@inzrt/api-client/errorText'
import { revealPhoneCall } from '@inzrt/contracts/ads/contact'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

/** The phone of an ad; null, and a toast that says why, when it is not told. */
export const askForPhone = async (slug: string): Promise<string | null> => {
  const answer = await browserApi.call(revealPhoneCall, { params: { slug } })
  if (answer.ok) return answer.data.phoneNumber
  showToast('bad', errorText('revealPhone', answer.error))

  return null
}
