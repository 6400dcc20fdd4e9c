import { resendVerificationCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Mails the confirming link once more. */
export const resendVerification = (api: ApiClient, options?: CallOptions) =>
  api.call(resendVerificationCall, {}, options)
