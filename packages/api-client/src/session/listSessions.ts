import { listSessionsCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Where the user is logged in. */
export const listSessions = (api: ApiClient, options?: CallOptions) =>
  api.call(listSessionsCall, {}, options)
