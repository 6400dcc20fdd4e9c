import { bringFavouritesCall } from '@inzrt/contracts/account/favourite'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Brings along what was marked before the login. */
export const bringFavourites = (api: ApiClient, slugs: readonly string[], options?: CallOptions) =>
  api.call(bringFavouritesCall, { body: { slugs: [...slugs] } }, options)
