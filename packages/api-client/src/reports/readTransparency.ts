import { readTransparencyCall } from '@inzrt/contracts/desk/transparency'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** What moderation did in the last twelve months. */
export const readTransparency = (api: ApiClient, options?: CallOptions) =>
  api.call(readTransparencyCall, {}, options)
