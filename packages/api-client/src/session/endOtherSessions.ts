import { endOtherSessionsCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ends every session but this one. */
export const endOtherSessions = (api: ApiClient, options?: CallOptions) =>
  api.call(endOtherSessionsCall, {}, options)
