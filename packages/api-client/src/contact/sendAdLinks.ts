import { sendAdLinksCall } from '@inzrt/contracts/ads/adAccess'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Has links to ads sent to their advertiser; `find` is an address, a code, a phone or an e-mail. */
export const sendAdLinks = (api: ApiClient, find: string, options?: CallOptions) =>
  api.call(sendAdLinksCall, { body: { find } }, options)
