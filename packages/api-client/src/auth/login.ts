import { type LoginBody, loginCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Logs in; the session lives in a cookie no script can read. */
export const login = (api: ApiClient, body: LoginBody, options?: CallOptions) =>
  api.call(loginCall, { body }, options)
