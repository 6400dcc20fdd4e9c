import { readSectionCall } from '@inzrt/contracts/browse/section'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** One section; ads and banners come when `query.include` names them. */
export const readSection = (
  api: ApiClient,
  slug: string,
  query: QueryOf<typeof readSectionCall> = {},
  options?: CallOptions,
) => api.call(readSectionCall, { params: { slug }, query }, options)
