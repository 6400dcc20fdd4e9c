import { type DecideBody, decideAdsCall } from '@inzrt/contracts/desk/decision'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Decides about one ad or many. */
export const decideAds = (api: ApiClient, body: DecideBody, options?: CallOptions) =>
  api.call(decideAdsCall, { body }, options)
