import { readReceiptCall } from '@inzrt/contracts/payment/orderCalls'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The tax document of a paid order, as a PDF. */
export const readReceipt = (
  api: ApiClient,
  publicNo: string,
  query: QueryOf<typeof readReceiptCall> = {},
  options?: CallOptions,
) => api.call(readReceiptCall, { params: { publicNo }, query }, options)
