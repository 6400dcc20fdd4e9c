import { renewPushCall } from '@inzrt/contracts/account/push'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { browserApi } from '../api/browserApi.ts'
import { runExclusively } from './runExclusively.ts'
import { subscribe } from './subscribe.ts'
import { toBody } from './toBody.ts'

/**
 * Subscribes a browser again that subscribed to our former key; what it is told of stays as it was.
 * @returns the subscription it has now
 */
export const renewBrowser = (silent: PushSubscription, key: string): Promise<PushSubscription> =>
  runExclusively(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    const { subscription, isNew } = await subscribe(pushManager, key)
    const { endpoint: formerEndpoint, auth: formerAuth } = toBody(silent)
    const body = { ...toBody(subscription), formerEndpoint, formerAuth }
    if (isNew)
      await browserApi.call(renewPushCall, { body }, { headers: { [BACKGROUND_HEADER]: '1' } })

    return subscription
  })
