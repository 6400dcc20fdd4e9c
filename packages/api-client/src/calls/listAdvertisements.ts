import { AdListSchema } from '@inzrt/contracts/ads/advertisement'
import { type AdListQuery, listAdvertisementsCall } from '@inzrt/contracts/ads/advertisementDetail'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

const listAds = { ...listAdvertisementsCall, responses: { 200: AdListSchema } }

/** Ads across sections, newest and topped first unless `query.sort` says otherwise. */
export const listAdvertisements = (
  api: ApiClient,
  query: Omit<AdListQuery, 'type'> = {},
  options?: CallOptions,
) => api.call(listAds, { query }, options)
