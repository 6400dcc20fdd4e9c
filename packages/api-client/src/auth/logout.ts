import { logoutCall } from '@inzrt/contracts/account/auth'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ends the session. */
export const logout = (api: ApiClient, options?: CallOptions) => api.call(logoutCall, {}, options)
