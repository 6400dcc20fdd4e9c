import { readAdStatsCall } from '@inzrt/contracts/ads/adStats'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** How an ad did on each of the last thirty days; for its owner. */
export const readAdStats = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(readAdStatsCall, { params: { slug } }, options)
