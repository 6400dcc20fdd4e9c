import { verifyEmailCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Confirms an e-mail address by its mailed token. */
export const verifyEmail = (api: ApiClient, token: string, options?: CallOptions) =>
  api.call(verifyEmailCall, { body: { token } }, options)
