import { endSessionCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ends one session of the user's own. */
export const endSession = (api: ApiClient, sessionId: string, options?: CallOptions) =>
  api.call(endSessionCall, { params: { sessionId } }, options)
