import type { QueryOf } from '@inzrt/contracts/call'
import { listEditionsCall } from '@inzrt/contracts/edition'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Printed editions to come, or those of the archive. */
export const listEditions = (
  api: ApiClient,
  query: QueryOf<typeof listEditionsCall> = {},
  options?: CallOptions,
) => api.call(listEditionsCall, { query }, options)
