import { changeAdminUserCall } from '@inzrt/contracts/adminUser'
import type { BodyOf } from '@inzrt/contracts/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Gives an account a scope, or keeps it from being used. */
export const changeAdminUser = (
  api: ApiClient,
  userId: number,
  body: BodyOf<typeof changeAdminUserCall>,
  options?: CallOptions,
) => api.call(changeAdminUserCall, { params: { userId }, body }, options)
