import { searchPlacesCall } from '@inzrt/contracts/browse/place'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Places to look for ads in, by postal code or name. */
export const searchPlaces = (
  api: ApiClient,
  query: QueryOf<typeof searchPlacesCall>,
  options?: CallOptions,
) => api.call(searchPlacesCall, { query }, options)
