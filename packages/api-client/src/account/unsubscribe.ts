import { unsubscribeCall } from '@inzrt/contracts/account/savedSearch'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Ends the letters about a search by the token of one of them. */
export const unsubscribe = (api: ApiClient, token: string, options?: CallOptions) =>
  api.call(unsubscribeCall, { body: { token } }, options)
