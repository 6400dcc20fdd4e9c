import { resolveDialCodeCall } from '@inzrt/contracts/ads/contact'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The ad a printed six-digit code stands for. */
export const resolveDialCode = (api: ApiClient, dialCode: string, options?: CallOptions) =>
  api.call(resolveDialCodeCall, { params: { dialCode } }, options)
