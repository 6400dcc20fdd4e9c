import { deleteAdImageCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Removes a picture of an ad. */
export const deleteAdImage = (
  api: ApiClient,
  slug: string,
  imageId: number,
  options?: CallOptions,
) => api.call(deleteAdImageCall, { params: { slug, imageId: String(imageId) } }, options)
