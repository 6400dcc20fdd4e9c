import { listBrowserCookiesCall } from '@inzrt/contracts/visitor/browserData'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Cookies this browser sends, those a page cannot read among them. */
export const listBrowserCookies = (api: ApiClient, options?: CallOptions) =>
  api.call(listBrowserCookiesCall, {}, options)
