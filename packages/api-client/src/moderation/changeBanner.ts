import { changeBannerCall } from '@inzrt/contracts/desk/adminBanner'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Changes a banner as it was read. */
export const changeBanner = (
  api: ApiClient,
  recordId: number,
  body: BodyOf<typeof changeBannerCall>,
) => api.call(changeBannerCall, { params: { recordId }, body })
