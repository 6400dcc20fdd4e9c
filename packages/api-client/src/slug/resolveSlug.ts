import type { QueryOf } from '@inzrt/contracts/call'
import { resolveSlugCall } from '@inzrt/contracts/slug'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** What an address leads to; `data.slugType` tells a section from an ad. Unknown addresses fail with 404. */
export const resolveSlug = async (
  api: ApiClient,
  slug: string,
  query: QueryOf<typeof resolveSlugCall> = {},
  options?: CallOptions,
) => api.call(resolveSlugCall, { params: { slug }, query }, options)
