import { uploadImageCall } from '@inzrt/contracts/ads/image'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Uploads a picture; an ad claims it by the token. */
export const uploadImage = (api: ApiClient, body: FormData, options?: CallOptions) =>
  api.call(uploadImageCall, { body }, options)
