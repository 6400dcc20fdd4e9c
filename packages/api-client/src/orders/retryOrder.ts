import { retryOrderCall } from '@inzrt/contracts/payment/orderCalls'
import type { BodyOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Starts the payment of an order again. */
export const retryOrder = (
  api: ApiClient,
  publicNo: string,
  body: BodyOf<typeof retryOrderCall>,
  query: QueryOf<typeof retryOrderCall> = {},
  options?: CallOptions,
) => api.call(retryOrderCall, { params: { publicNo }, body, query }, options)
