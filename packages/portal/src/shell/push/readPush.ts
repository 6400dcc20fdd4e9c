import { listPushCall, type NotifiedBrowser } from '@inzrt/contracts/account/push'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { browserApi } from '../api/browserApi.ts'
import { canBeNotified } from './canBeNotified.ts'
import { readSubscription } from './readSubscription.ts'

const stateOf = (here: NotifiedBrowser | null): PushState => {
  if (!canBeNotified()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'

  return here ? 'on' : 'off'
}

/** Where the account is notified, and how it stands with this browser. */
export const readPush = async () => {
  const answer = await browserApi.call(listPushCall)
  if (!answer.ok) return answer
  const { key, browsers } = answer.data
  const subscription = canBeNotified() ? await readSubscription() : null
  const here = browsers.find(({ endpoint }) => endpoint === subscription?.endpoint) ?? null

  return {
    ok: true as const,
    ...{ key, here, state: stateOf(here) },
    others: browsers.filter((browser) => browser !== here),
  }
}
