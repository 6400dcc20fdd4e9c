import { changePasswordCall } from '@inzrt/contracts/account/credentials'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Sets another password; other sessions end. */
export const changePassword = (
  api: ApiClient,
  body: BodyOf<typeof changePasswordCall>,
  options?: CallOptions,
) => api.call(changePasswordCall, { body }, options)
