import { listAuditCall } from '@inzrt/contracts/desk/adminUser'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** What people of ours did, the latest first. */
export const listAudit = (api: ApiClient, options?: CallOptions) =>
  api.call(listAuditCall, { query: {} }, options)
