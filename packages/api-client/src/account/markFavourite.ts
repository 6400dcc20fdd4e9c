import { markFavouriteCall } from '@inzrt/contracts/account/favourite'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Marks an ad to find it again. */
export const markFavourite = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(markFavouriteCall, { params: { slug } }, options)
