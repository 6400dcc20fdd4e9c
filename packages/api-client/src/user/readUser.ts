import { readUserCall } from '@inzrt/contracts/account/user'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Who is logged in. */
export const readUser = (api: ApiClient, options?: CallOptions) =>
  api.call(readUserCall, {}, options)
