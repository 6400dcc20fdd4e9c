import { appealCall } from '@inzrt/contracts/desk/appeal'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Contests a decision. */
export const appeal = (api: ApiClient, body: BodyOf<typeof appealCall>, options?: CallOptions) =>
  api.call(appealCall, { body }, options)
