import { errorText } from '@inzrt/api-client/errorText'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { showToast } from '../stores/toastStore.ts'
import { canBeNotified } from './canBeNotified.ts'
import { saveBrowser } from './saveBrowser.ts'

/** A subscription that was made for a former key of the portal makes room. */
const subscribe = async (key: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const former = await pushManager.getSubscription()

  return pushManager.subscribe(options).catch(async (error) => {
    if (!former) throw error
    await former.unsubscribe()

    return pushManager.subscribe(options)
  })
}

/** Asks for the permission and has this browser notified; to be called by a press, as browsers want it. */
export const switchOn = async (key: string): Promise<PushState> => {
  if (!canBeNotified()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  try {
    const answer = await saveBrowser(await subscribe(key))
    if (answer.ok) return 'on'
    const { error } = answer
    const said = error.kind === 'problem' ? error.problem.errors?.endpoint?.[0] : undefined
    showToast('bad', said ?? errorText('savePush', error))
  } catch {
    // The browser's own push service did not answer.
  }

  return 'failed'
}
