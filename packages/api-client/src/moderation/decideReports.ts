import { type DecideReportsBody, decideReportsCall } from '@inzrt/contracts/desk/reportDecision'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Decides reports of an ad, together with what is done about it. */
export const decideReports = (api: ApiClient, body: DecideReportsBody, options?: CallOptions) =>
  api.call(decideReportsCall, { body }, options)
