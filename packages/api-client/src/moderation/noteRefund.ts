import { noteRefundCall } from '@inzrt/contracts/desk/money'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Writes down that money was sent back. */
export const noteRefund = (
  api: ApiClient,
  body: BodyOf<typeof noteRefundCall>,
  options?: CallOptions,
) => api.call(noteRefundCall, { body }, options)
