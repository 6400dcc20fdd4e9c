import type { BodyOf } from '@inzrt/contracts/call'
import { orderRenewCall } from '@inzrt/contracts/order'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Orders a longer life of an ad. */
export const orderRenew = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof orderRenewCall>,
  options?: CallOptions,
) => api.call(orderRenewCall, { params: { slug }, body }, options)
