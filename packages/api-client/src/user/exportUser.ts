import { exportUserCall } from '@inzrt/contracts/account/user'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Everything the portal knows about the user. */
export const exportUser = (api: ApiClient, options?: CallOptions) =>
  api.call(exportUserCall, {}, options)
