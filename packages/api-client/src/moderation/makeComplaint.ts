import { type ComplaintBody, makeComplaintCall } from '@inzrt/contracts/desk/complaint'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Makes a complaint about a service. */
export const makeComplaint = (api: ApiClient, body: ComplaintBody, options?: CallOptions) =>
  api.call(makeComplaintCall, { body }, options)
