import { readAdFileCall } from '@inzrt/contracts/desk/adFile'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** An ad with its history, decisions and those like it. */
export const readAdFile = (api: ApiClient, adId: number, options?: CallOptions) =>
  api.call(readAdFileCall, { params: { adId } }, options)
