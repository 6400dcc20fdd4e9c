import { countScanCall } from '@inzrt/contracts/newspaper/edition'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Says that a code of a printed edition led somebody here. */
export const countScan = (
  api: ApiClient,
  edition: { year: number; number: number },
  options?: CallOptions,
) => api.call(countScanCall, { body: edition }, options)
