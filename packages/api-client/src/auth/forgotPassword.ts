import { forgotPasswordCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Asks for a mail with a reset link. */
export const forgotPassword = (api: ApiClient, nickname: string, options?: CallOptions) =>
  api.call(forgotPasswordCall, { body: { nickname } }, options)
