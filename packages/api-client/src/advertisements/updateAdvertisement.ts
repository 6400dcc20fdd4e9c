import { updateAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { BodyOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Changes an ad, all but its heading. */
export const updateAdvertisement = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof updateAdvertisementCall>,
  query: QueryOf<typeof updateAdvertisementCall> = {},
  options?: CallOptions,
) => api.call(updateAdvertisementCall, { params: { slug }, body, query }, options)
