import { verifyPhoneCall } from '@inzrt/contracts/ads/contact'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Sends a six-digit code to a phone. */
export const verifyPhone = (api: ApiClient, phoneNumber: string, options?: CallOptions) =>
  api.call(verifyPhoneCall, { body: { phoneNumber } }, options)
