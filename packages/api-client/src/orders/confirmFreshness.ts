import { confirmFreshnessCall } from '@inzrt/contracts/ads/freshness'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Says that an ad still holds. */
export const confirmFreshness = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof confirmFreshnessCall>,
  options?: CallOptions,
) => api.call(confirmFreshnessCall, { params: { slug }, body }, options)
