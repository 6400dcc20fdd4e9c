import { listSellersAdsCall } from '@inzrt/contracts/ads/advertisementDetail'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Other ads of an ad's advertiser, the newest first. */
export const listSellersAds = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(listSellersAdsCall, { params: { slug } }, options)
