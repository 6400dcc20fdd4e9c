import { listOwnOrdersCall } from '@inzrt/contracts/account/account'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Orders of the logged-in user. */
export const listOwnOrders = (
  api: ApiClient,
  query: QueryOf<typeof listOwnOrdersCall> = {},
  options?: CallOptions,
) => api.call(listOwnOrdersCall, { query }, options)
