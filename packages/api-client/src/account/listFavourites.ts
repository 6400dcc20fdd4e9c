import { listFavouritesCall } from '@inzrt/contracts/account/account'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads the user keeps. */
export const listFavourites = (
  api: ApiClient,
  query: QueryOf<typeof listFavouritesCall> = {},
  options?: CallOptions,
) => api.call(listFavouritesCall, { query }, options)
