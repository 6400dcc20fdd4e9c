import { listMatchesCall } from '@inzrt/contracts/ads/matches'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads that suit an ad, the newest first; for its owner. */
export const listMatches = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(listMatchesCall, { params: { slug } }, options)
