import { listMarkedAdsCall } from '@inzrt/contracts/account/favourite'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads marked in this browser by somebody without an account. */
export const listMarkedAds = (api: ApiClient, slugs: readonly string[], options?: CallOptions) =>
  api.call(listMarkedAdsCall, { body: { slugs: [...slugs] } }, options)
