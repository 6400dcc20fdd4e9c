import { errorText } from '@inzrt/api-client/errorText'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { showToast } from '../stores/toastStore.ts'
import { canBeNotified } from './canBeNotified.ts'
import { runExclusively } from './runExclusively.ts'
import { saveBrowser } from './saveBrowser.ts'
import { subscribe } from './subscribe.ts'

/** A subscription nobody knows of is not left behind. */
const subscribeAndSave = async (key: string): Promise<PushState> => {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { subscription, isNew } = await subscribe(pushManager, key)
  const answer = await saveBrowser(subscription)
  if (answer.ok) return 'on'
  if (isNew) await subscription.unsubscribe()
  const { error } = answer
  const { endpoint, key: ofKey } = (error.kind === 'problem' && error.problem.errors) || {}
  showToast('bad', endpoint?.[0] ?? ofKey?.[0] ?? errorText('savePush', error))

  return 'failed'
}

const ask = async (key: string): Promise<PushState> => {
  if (!canBeNotified()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  try {
    return await runExclusively(() => subscribeAndSave(key))
  } catch {
    // The browser's own push service did not answer, or the permission was taken back meanwhile.
    return Notification.permission === 'denied' ? 'denied' : 'failed'
  }
}

let asking: Promise<PushState> | null = null

/**
 * Asks for the permission and has this browser notified; to be called by a press, as browsers want it. Pressed twice
 * it asks once.
 */
export const switchOn = (key: string): Promise<PushState> => {
  asking ??= ask(key).finally(() => {
    asking = null
  })

  return asking
}
