import { toBody } from './toBody.ts'

/** Subscribes to our key; one that was made for a former key makes room. */
export const subscribe = async (pushManager: PushManager, key: string) => {
  const former = await pushManager.getSubscription()
  if (former && toBody(former).key === key) return { subscription: former, isNew: false }
  await former?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }

  return { subscription: await pushManager.subscribe(options), isNew: true }
}
