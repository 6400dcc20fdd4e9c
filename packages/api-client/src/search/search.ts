import { searchCall } from '@inzrt/contracts/browse/search'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ads and sections that match the words of `query.q`. */
export const search = (api: ApiClient, query: QueryOf<typeof searchCall>, options?: CallOptions) =>
  api.call(searchCall, { query }, options)
