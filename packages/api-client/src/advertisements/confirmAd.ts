import { confirmAdCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Proves the address an ad was placed from. */
export const confirmAd = (api: ApiClient, token: string, options?: CallOptions) =>
  api.call(confirmAdCall, { body: { token } }, options)
