import { forgetBrowserCall } from '@inzrt/contracts/visitor/browserData'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Logs out and wipes what the site keeps in this browser. */
export const forgetBrowser = (api: ApiClient, options?: CallOptions) =>
  api.call(forgetBrowserCall, {}, options)
