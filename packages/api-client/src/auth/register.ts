import { type RegisterBody, registerCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Creates an account and logs it in. */
export const register = (api: ApiClient, body: RegisterBody, options?: CallOptions) =>
  api.call(registerCall, { body }, options)
