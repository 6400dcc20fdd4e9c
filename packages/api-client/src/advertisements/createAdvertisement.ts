import { createAdvertisementCall } from '@inzrt/contracts/advertisementEdit'
import type { BodyOf, QueryOf } from '@inzrt/contracts/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Places an ad; send an idempotency key so that a repeated press places it once. */
export const createAdvertisement = (
  api: ApiClient,
  body: BodyOf<typeof createAdvertisementCall>,
  query: QueryOf<typeof createAdvertisementCall> = {},
  options?: CallOptions,
) => api.call(createAdvertisementCall, { body, query }, options)
