import { deleteUserCall } from '@inzrt/contracts/account/user'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Deletes the account. */
export const deleteUser = (api: ApiClient, password: string, options?: CallOptions) =>
  api.call(deleteUserCall, { body: { password } }, options)
