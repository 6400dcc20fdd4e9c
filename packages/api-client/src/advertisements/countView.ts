import { countViewCall } from '@inzrt/contracts/ads/adStats'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Says that somebody looks at an ad. */
export const countView = (api: ApiClient, slug: string, options?: CallOptions) =>
  api.call(countViewCall, { params: { slug } }, options)
