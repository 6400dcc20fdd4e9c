import { changeAdminUserCall } from '@inzrt/contracts/desk/adminUser'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Gives an account a scope, or keeps it from being used. */
export const changeAdminUser = (
  api: ApiClient,
  recordId: number,
  body: BodyOf<typeof changeAdminUserCall>,
) => api.call(changeAdminUserCall, { params: { recordId }, body })
