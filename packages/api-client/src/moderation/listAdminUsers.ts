import { listAdminUsersCall } from '@inzrt/contracts/desk/adminUser'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Accounts whose nickname begins so; people of ours when nothing is asked for. */
export const listAdminUsers = (api: ApiClient, q: string, options?: CallOptions) =>
  api.call(listAdminUsersCall, { query: { q } }, options)
