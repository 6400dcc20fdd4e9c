import { listOwnAdsCall } from '@inzrt/contracts/account'
import type { QueryOf } from '@inzrt/contracts/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads of the logged-in user. */
export const listOwnAds = (
  api: ApiClient,
  query: QueryOf<typeof listOwnAdsCall> = {},
  options?: CallOptions,
) => api.call(listOwnAdsCall, { query }, options)
