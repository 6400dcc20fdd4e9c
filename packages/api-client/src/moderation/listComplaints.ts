import { listComplaintsCall } from '@inzrt/contracts/desk/complaint'
import type { QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Complaints that wait, or the last answered ones. */
export const listComplaints = (
  api: ApiClient,
  query: QueryOf<typeof listComplaintsCall>,
  options?: CallOptions,
) => api.call(listComplaintsCall, { query }, options)
