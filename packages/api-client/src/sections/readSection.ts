import type { QueryOf } from '@inzrt/contracts/call'
import { readSectionCall } from '@inzrt/contracts/section'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** One section; ads and banners come when `query.include` names them. */
export const readSection = (
  api: ApiClient,
  slug: string,
  query: QueryOf<typeof readSectionCall> = {},
  options?: CallOptions,
) => api.call(readSectionCall, { params: { slug }, query }, options)
