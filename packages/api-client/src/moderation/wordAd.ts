import { wordAdCall } from '@inzrt/contracts/desk/adFile'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Words an ad for the paper; `null` leaves it to the rules again. */
export const wordAd = (
  api: ApiClient,
  adId: number,
  body: BodyOf<typeof wordAdCall>,
  options?: CallOptions,
) => api.call(wordAdCall, { params: { adId }, body }, options)
