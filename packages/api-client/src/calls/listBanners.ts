import { listAdvertisementsCall } from '@inzrt/contracts/ads/advertisementDetail'
import { BannerListSchema } from '@inzrt/contracts/browse/banner'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

const listOfBanners = { ...listAdvertisementsCall, responses: { 200: BannerListSchema } }

/** Banners of a section, or with no section those of the whole site. */
export const listBanners = (api: ApiClient, sectionSlug?: string, options?: CallOptions) =>
  api.call(listOfBanners, { query: { type: 'banner', sectionSlug } }, options)
