import { listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Printed editions to come, or those of the archive. */
export const listEditions = (
  api: ApiClient,
  query: QueryOf<typeof listEditionsCall> = {},
  options?: CallOptions,
) => api.call(listEditionsCall, { query }, options)
