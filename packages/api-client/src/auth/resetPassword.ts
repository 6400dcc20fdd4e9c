import { resetPasswordCall } from '@inzrt/contracts/account/auth'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Sets a new password by the mailed code or link. */
export const resetPassword = (
  api: ApiClient,
  body: BodyOf<typeof resetPasswordCall>,
  options?: CallOptions,
) => api.call(resetPasswordCall, { body }, options)
