import { takeAdCall } from '@inzrt/contracts/desk/intake'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Takes an ad down for somebody on the phone. */
export const takeAd = (api: ApiClient, body: BodyOf<typeof takeAdCall>, options?: CallOptions) =>
  api.call(takeAdCall, { body }, options)
