import { updateUserCall } from '@inzrt/contracts/account/user'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Changes the profile. */
export const updateUser = (
  api: ApiClient,
  body: BodyOf<typeof updateUserCall>,
  options?: CallOptions,
) => api.call(updateUserCall, { body }, options)
