import { dropGrantCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Gives up the right to change an ad that its password gave. */
export const dropGrant = (api: ApiClient, options?: CallOptions) =>
  api.call(dropGrantCall, {}, options)
