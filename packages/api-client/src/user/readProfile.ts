import { readProfileCall } from '@inzrt/contracts/account/user'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The account as its settings show it. */
export const readProfile = (api: ApiClient, options?: CallOptions) =>
  api.call(readProfileCall, {}, options)
