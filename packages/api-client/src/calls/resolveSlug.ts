import type { SlugAnswer } from '@inzrt/contracts/browse/slug'
import { resolveSlugCall } from '@inzrt/contracts/browse/slug'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'
import type { ApiSuccess } from '../ApiResult.ts'

/** What an address leads to; `redirectTo` says that it has moved. Unknown addresses fail with 404. */
export const resolveSlug = async (
  api: ApiClient,
  slug: string,
  query: QueryOf<typeof resolveSlugCall> = {},
  options?: CallOptions,
) => {
  const result = await api.call(resolveSlugCall, { params: { slug }, query }, options)

  return result.ok ? { ok: true as const, data: toTarget(result) } : result
}

/** Pulls `meta.slugType` up beside the item, where TypeScript can tell the two by it. */
const toTarget = ({ data, meta }: ApiSuccess<SlugAnswer>) =>
  'content' in data
    ? { slugType: 'inzrt' as const, ad: data, redirectTo: meta.redirectTo }
    : {
        slugType: 'section' as const,
        section: data,
        counts: 'counts' in meta ? meta.counts : undefined,
        place: 'place' in meta ? meta.place : undefined,
        map: 'map' in meta ? meta.map : undefined,
        redirectTo: meta.redirectTo,
      }
