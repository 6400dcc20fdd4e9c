import { listPushCall } from '@inzrt/contracts/account/push'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { browserApi } from '../api/browserApi.ts'
import { windowMemory } from '../memory/windowMemory.ts'
import { canBeNotified } from './canBeNotified.ts'
import { readSubscription } from './readSubscription.ts'
import { renewBrowser } from './renewBrowser.ts'
import { saveBrowser } from './saveBrowser.ts'

const CLAIMED = 'push-login'
/** Asking by itself is no activity of the visitor. */
const BY_ITSELF = { headers: { [BACKGROUND_HEADER]: '1' } }

/** Whether it is settled whose notifications this browser shows. */
const claim = async (): Promise<boolean> => {
  const subscription = await readSubscription()
  if (!subscription) return true
  const answer = await browserApi.call(listPushCall, {}, BY_ITSELF)
  if (!answer.ok) return false
  const { key, browsers } = answer.data
  const own = browsers.find(({ endpoint }) => endpoint === subscription.endpoint)
  if (!own) return subscription.unsubscribe()
  if (key === null) return true
  const heard = own.isSilent ? await renewBrowser(subscription, key) : subscription

  return (await saveBrowser(heard, {}, BY_ITSELF)).ok
}

/**
 * Gives the notifications of this browser to a new login of the account they are for, and ends them under anybody
 * else's: a session that ended by itself left them here. One that subscribed to our former key subscribes again.
 * What did not succeed is tried again by the next page.
 * @param login what tells this login from others
 */
export const claimBrowser = async (login: string): Promise<void> => {
  if (windowMemory.read(CLAIMED) === login || !canBeNotified()) return
  // The browser's own push service may not answer.
  if (await claim().catch(() => false)) windowMemory.write(CLAIMED, login)
}
