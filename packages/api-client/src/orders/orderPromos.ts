import { orderPromosCall } from '@inzrt/contracts/payment/orderCalls'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Orders promotions of an ad. */
export const orderPromos = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof orderPromosCall>,
  options?: CallOptions,
) => api.call(orderPromosCall, { params: { slug }, body }, options)
