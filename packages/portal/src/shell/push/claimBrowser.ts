import { listPushCall } from '@inzrt/contracts/account/push'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { browserApi } from '../api/browserApi.ts'
import { windowMemory } from '../memory/windowMemory.ts'
import { canBeNotified } from './canBeNotified.ts'
import { readSubscription } from './readSubscription.ts'
import { saveBrowser } from './saveBrowser.ts'

const CLAIMED = 'push-login'
/** Asking by itself is no activity of the visitor. */
const BY_ITSELF = { headers: { [BACKGROUND_HEADER]: '1' } }

/**
 * Gives the notifications of this browser to a new login of the account they are for, and ends them under anybody
 * else's: a session that ended by itself left them here.
 * @param login what tells this login from others
 */
export const claimBrowser = async (login: string): Promise<void> => {
  if (windowMemory.read(CLAIMED) === login || !canBeNotified()) return
  const subscription = await readSubscription()
  if (subscription) {
    const answer = await browserApi.call(listPushCall, {}, BY_ITSELF)
    if (!answer.ok) return
    const isOwn = answer.data.browsers.some(({ endpoint }) => endpoint === subscription.endpoint)
    if (isOwn) await saveBrowser(subscription, {}, BY_ITSELF)
    else await subscription.unsubscribe()
  }
  windowMemory.write(CLAIMED, login)
}
