import { readContestedCall } from '@inzrt/contracts/desk/appeal'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The decision a mailed link stands for. */
export const readContested = (api: ApiClient, token: string, options?: CallOptions) =>
  api.call(readContestedCall, { body: { token } }, options)
