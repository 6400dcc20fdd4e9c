import { listPushCall, type NotifiedBrowser } from '@inzrt/contracts/account/push'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { browserApi } from '../api/browserApi.ts'
import { canBeNotified } from './canBeNotified.ts'
import { readSubscription } from './readSubscription.ts'
import { renewBrowser } from './renewBrowser.ts'

const stateOf = (here: NotifiedBrowser | null): PushState => {
  if (!canBeNotified()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'

  return here ? 'on' : 'off'
}

const read = async () => {
  const answer = await browserApi.call(listPushCall)
  if (!answer.ok) return answer
  const { key, browsers } = answer.data
  const subscription = canBeNotified() ? await readSubscription() : null
  const found = browsers.find(({ endpoint }) => endpoint === subscription?.endpoint) ?? null
  const here = found?.isSilent ? null : found

  return {
    ok: true as const,
    key,
    here,
    state: stateOf(here),
    /** Subscribed to our former key. */
    silent: found?.isSilent ? subscription : null,
    others: browsers.filter((browser) => browser !== found && !browser.isSilent),
  }
}

/** Where the account is notified, and how it stands with this browser, which subscribes again where our key changed. */
export const readPush = async () => {
  const push = await read()
  if (!push.ok || !push.silent || !push.key) return push
  // Without its push service it is silent still.
  const renewed = await renewBrowser(push.silent, push.key).catch(() => null)

  return renewed ? read() : push
}
