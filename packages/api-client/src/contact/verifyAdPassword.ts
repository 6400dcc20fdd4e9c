import { AdGrantedSchema, verifyAdPasswordCall } from '@inzrt/contracts/ads/contact'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The bff keeps the grant, so a page learns only how long it lasts. */
const verifyOfPage = { ...verifyAdPasswordCall, responses: { 200: AdGrantedSchema } }

/** Opens an ad for changes by its password. */
export const verifyAdPassword = (
  api: ApiClient,
  slug: string,
  password: string,
  options?: CallOptions,
) => api.call(verifyOfPage, { params: { slug }, body: { password } }, options)
