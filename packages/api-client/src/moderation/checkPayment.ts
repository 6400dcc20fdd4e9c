import { checkPaymentCall } from '@inzrt/contracts/desk/money'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Asks the bank how a payment stands. */
export const checkPayment = (api: ApiClient, paymentId: number, options?: CallOptions) =>
  api.call(checkPaymentCall, { body: { paymentId } }, options)
