import { type RegisterBody, registerCall } from '@inzrt/contracts/account/auth'
import { UserAnswerSchema } from '@inzrt/contracts/account/user'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The bff keeps the token, so a page gets the user alone. */
const registerOfPage = { ...registerCall, responses: { 201: UserAnswerSchema } }

/** Creates an account and logs it in. */
export const register = (api: ApiClient, body: RegisterBody, options?: CallOptions) =>
  api.call(registerOfPage, { body }, options)
