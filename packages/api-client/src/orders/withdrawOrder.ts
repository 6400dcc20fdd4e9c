import { withdrawOrderCall } from '@inzrt/contracts/payment/orderCalls'
import type { BodyOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Withdraws from an order within 14 days. */
export const withdrawOrder = (
  api: ApiClient,
  publicNo: string,
  body: BodyOf<typeof withdrawOrderCall>,
  query: QueryOf<typeof withdrawOrderCall> = {},
  options?: CallOptions,
) => api.call(withdrawOrderCall, { params: { publicNo }, body, query }, options)
