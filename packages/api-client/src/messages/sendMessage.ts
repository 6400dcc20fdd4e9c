import type { BodyOf } from '@inzrt/contracts/wire/call'
import { sendMessageCall } from '@inzrt/contracts/wire/message'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Writes to the advertiser. */
export const sendMessage = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof sendMessageCall>,
  options?: CallOptions,
) => api.call(sendMessageCall, { params: { slug }, body }, options)
