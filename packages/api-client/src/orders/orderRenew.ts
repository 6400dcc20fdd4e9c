import { orderRenewCall } from '@inzrt/contracts/payment/orderCalls'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Orders a longer life of an ad. */
export const orderRenew = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof orderRenewCall>,
  options?: CallOptions,
) => api.call(orderRenewCall, { params: { slug }, body }, options)
