import { type LineAdBody, setLineAdCall } from '@inzrt/contracts/newspaper/lineAd'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Lines an ad would take in the paper. */
export const setLineAd = (api: ApiClient, ad: LineAdBody, options?: CallOptions) =>
  api.call(setLineAdCall, { body: ad }, options)
