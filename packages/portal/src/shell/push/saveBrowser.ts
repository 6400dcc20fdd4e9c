import type { CallOptions } from '@inzrt/api-client/ApiClient'
import { savePushCall } from '@inzrt/contracts/account/push'
import { browserApi } from '../api/browserApi.ts'
import { toBody } from './toBody.ts'

/** Has this browser notified for who is logged in. */
export const saveBrowser = (
  subscription: PushSubscription,
  more: { hasMessages?: boolean } = {},
  options?: CallOptions,
) => browserApi.call(savePushCall, { body: { ...toBody(subscription), ...more } }, options)
