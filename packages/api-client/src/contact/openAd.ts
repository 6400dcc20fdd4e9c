import { openAdCall } from '@inzrt/contracts/ads/adAccess'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Opens an ad for changes by the secret of a link, or by what it is found by and its password. */
export const openAd = (api: ApiClient, proof: BodyOf<typeof openAdCall>, options?: CallOptions) =>
  api.call(openAdCall, { body: proof }, options)
