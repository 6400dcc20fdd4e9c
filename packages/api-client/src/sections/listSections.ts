import { listSectionsCall } from '@inzrt/contracts/browse/section'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The tree of sections. */
export const listSections = (
  api: ApiClient,
  query: QueryOf<typeof listSectionsCall> = {},
  options?: CallOptions,
) => api.call(listSectionsCall, { query }, options)
