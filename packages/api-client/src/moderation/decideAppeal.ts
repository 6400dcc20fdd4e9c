import { type AppealVerdictBody, decideAppealCall } from '@inzrt/contracts/desk/appeal'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Decides an appeal. */
export const decideAppeal = (
  api: ApiClient,
  appealId: number,
  body: AppealVerdictBody,
  options?: CallOptions,
) => api.call(decideAppealCall, { params: { appealId }, body }, options)
