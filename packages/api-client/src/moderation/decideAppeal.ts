import { decideAppealCall } from '@inzrt/contracts/desk/appeal'
import type { VerdictBody } from '@inzrt/contracts/desk/verdict'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Decides an appeal. */
export const decideAppeal = (
  api: ApiClient,
  appealId: number,
  body: VerdictBody,
  options?: CallOptions,
) => api.call(decideAppealCall, { params: { appealId }, body }, options)
