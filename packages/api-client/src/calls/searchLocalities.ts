import { searchLocalitiesCall } from '@inzrt/contracts/browse/locality'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Places by postal code or name; the term travels lowercased. */
export const searchLocalities = (api: ApiClient, term: string, options?: CallOptions) =>
  api.call(searchLocalitiesCall, { query: { term: term.toLowerCase() } }, options)
