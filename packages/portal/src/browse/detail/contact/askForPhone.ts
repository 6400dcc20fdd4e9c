import { revealPhone } from '@inzrt/api-client/contact/revealPhone'
import { errorText } from '@inzrt/api-client/errorText'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

/** The phone of an ad; null, and a toast that says why, when it is not told. */
export const askForPhone = async (slug: string): Promise<string | null> => {
  const answer = await revealPhone(browserApi, slug)
  if (answer.ok) return answer.data.phoneNumber
  showToast('bad', errorText('revealPhone', answer.error))

  return null
}
