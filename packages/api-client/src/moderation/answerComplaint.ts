import { answerComplaintCall } from '@inzrt/contracts/desk/complaint'
import type { VerdictBody } from '@inzrt/contracts/desk/verdict'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Answers a complaint. */
export const answerComplaint = (
  api: ApiClient,
  complaintId: number,
  body: VerdictBody,
  options?: CallOptions,
) => api.call(answerComplaintCall, { params: { complaintId }, body }, options)
