import { type AdvertiserQuery, readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** The public profile of a nickname, with a page of its ads. */
export const readAdvertiser = (
  api: ApiClient,
  nickname: string,
  query: AdvertiserQuery = {},
  options?: CallOptions,
) => api.call(readAdvertiserCall, { params: { nickname }, query }, options)
