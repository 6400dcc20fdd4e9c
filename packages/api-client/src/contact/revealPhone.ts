import { revealPhoneCall } from '@inzrt/contracts/ads/contact'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Uncovers the phone number an ad shows. */
export const revealPhone = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(revealPhoneCall, { params: { slug } }, options)
