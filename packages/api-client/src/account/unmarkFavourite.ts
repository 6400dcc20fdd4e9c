import { unmarkFavouriteCall } from '@inzrt/contracts/account/favourite'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Takes the mark of an ad away. */
export const unmarkFavourite = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(unmarkFavouriteCall, { params: { slug } }, options)
