import { listOwnAdsCall } from '@inzrt/contracts/account/account'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads of the logged-in user. */
export const listOwnAds = (
  api: ApiClient,
  query: QueryOf<typeof listOwnAdsCall> = {},
  options?: CallOptions,
) => api.call(listOwnAdsCall, { query }, options)
