import { answerComplaintCall, type ComplaintAnswerBody } from '@inzrt/contracts/desk/complaint'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Answers a complaint. */
export const answerComplaint = (
  api: ApiClient,
  complaintId: number,
  body: ComplaintAnswerBody,
  options?: CallOptions,
) => api.call(answerComplaintCall, { params: { complaintId }, body }, options)
