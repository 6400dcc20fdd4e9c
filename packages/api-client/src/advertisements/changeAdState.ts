import { changeAdStateCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Pauses, resumes, closes, reopens or deletes an ad. */
export const changeAdState = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof changeAdStateCall>,
  options?: CallOptions,
) => api.call(changeAdStateCall, { params: { slug }, body }, options)
