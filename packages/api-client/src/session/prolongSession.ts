import { prolongSessionCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Counts as activity: the countdown to the automatic logout starts anew. */
export const prolongSession = (api: ApiClient, options?: CallOptions) =>
  api.call(prolongSessionCall, {}, options)
