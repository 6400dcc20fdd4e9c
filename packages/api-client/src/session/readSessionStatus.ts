import { readSessionStatusCall } from '@inzrt/contracts/account/session'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** How long the session lasts without activity; prolongs nothing. */
export const readSessionStatus = (api: ApiClient, options?: CallOptions) =>
  api.call(readSessionStatusCall, {}, options)
