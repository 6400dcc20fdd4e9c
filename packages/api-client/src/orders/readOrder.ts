import { readOrderCall } from '@inzrt/contracts/payment/orderCalls'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** One order and, while unpaid, how to pay it. */
export const readOrder = (
  api: ApiClient,
  publicNo: string,
  query: QueryOf<typeof readOrderCall> = {},
  options?: CallOptions,
) => api.call(readOrderCall, { params: { publicNo }, query }, options)
