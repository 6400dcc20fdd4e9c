import { readRenewalCall } from '@inzrt/contracts/payment/orderCalls'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The ad that the link of a letter renews. */
export const readRenewal = (api: ApiClient, slug: string, token: string, options?: CallOptions) =>
  api.call(readRenewalCall, { params: { slug }, body: { token } }, options)
