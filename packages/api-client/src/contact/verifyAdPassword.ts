import { verifyAdPasswordCall } from '@inzrt/contracts/ads/contact'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Opens an ad for changes by its password. */
export const verifyAdPassword = (
  api: ApiClient,
  slug: string,
  password: string,
  options?: CallOptions,
) => api.call(verifyAdPasswordCall, { params: { slug }, body: { password } }, options)
