import { AdOpenedSchema, openAdCall } from '@inzrt/contracts/ads/adAccess'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The bff keeps the grant, so a page learns only which ad is open, and for how long. */
const openOfPage = { ...openAdCall, responses: { 200: AdOpenedSchema } }

/** Opens an ad for changes by the secret of a link, or by what it is found by and its password. */
export const openAd = (api: ApiClient, proof: BodyOf<typeof openAdCall>, options?: CallOptions) =>
  api.call(openOfPage, { body: proof }, options)
