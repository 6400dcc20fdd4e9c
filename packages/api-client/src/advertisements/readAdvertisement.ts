import { readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** One ad; pictures, section and advertiser come when `query.include` names them. */
export const readAdvertisement = (
  api: ApiClient,
  slug: string,
  query: QueryOf<typeof readAdvertisementCall> = {},
  options?: CallOptions,
) => api.call(readAdvertisementCall, { params: { slug }, query }, options)
