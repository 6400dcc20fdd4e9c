import { addBannerCall } from '@inzrt/contracts/desk/adminBanner'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Adds a banner with an uploaded picture. */
export const addBanner = (api: ApiClient, body: BodyOf<typeof addBannerCall>) =>
  api.call(addBannerCall, { body })
