import { type LoginBody, loginCall, SessionSchema } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The bff keeps the token, so a page learns only how long it lasts. */
const loginOfPage = { ...loginCall, responses: { 200: SessionSchema } }

/** Logs in; the session lives in a cookie no script can read. */
export const login = (api: ApiClient, body: LoginBody, options?: CallOptions) =>
  api.call(loginOfPage, { body }, options)
