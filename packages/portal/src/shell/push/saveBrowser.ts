import type { CallOptions } from '@inzrt/api-client/ApiClient'
import { savePushCall } from '@inzrt/contracts/account/push'
import { browserApi } from '../api/browserApi.ts'

/** Has this browser notified for who is logged in. */
export const saveBrowser = (
  subscription: PushSubscription,
  more: { hasMessages?: boolean } = {},
  options?: CallOptions,
) => {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}

  return browserApi.call(
    savePushCall,
    { body: { endpoint: endpoint ?? '', p256dh, auth, ...more } },
    options,
  )
}
