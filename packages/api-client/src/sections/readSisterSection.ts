import { readSisterSectionCall } from '@inzrt/contracts/browse/section'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** A section of the sister site; without `query.slug` its first one. */
export const readSisterSection = (
  api: ApiClient,
  query: QueryOf<typeof readSisterSectionCall> = {},
  options?: CallOptions,
) => api.call(readSisterSectionCall, { query }, options)
