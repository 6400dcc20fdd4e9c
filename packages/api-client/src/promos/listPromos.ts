import { listPromosCall } from '@inzrt/contracts/payment/promo'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Promotions for sale. */
export const listPromos = (api: ApiClient, options?: CallOptions) =>
  api.call(listPromosCall, {}, options)
