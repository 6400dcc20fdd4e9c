import { errorText } from '@inzrt/api-client/errorText'
import { saveSearchCall } from '@inzrt/contracts/account/savedSearch'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

/** Keeps the search of an address; its news come once a day until the account says otherwise. */
export const keepSearch = async (href: string): Promise<void> => {
  const query = href.slice(href.indexOf('?') + 1)
  const answer = await browserApi.call(saveSearchCall, { body: { query, frequency: 'daily' } })
  if (answer.ok)
    showToast('good', 'Hledání je uložené. Nové inzeráty vám pošleme jednou denně e-mailem.')
  else showToast('bad', errorText('saveSearch', answer.error))
}
