import { listQueueCall, type QueueKind } from '@inzrt/contracts/moderation'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** What waits for a moderator, in the order in which it is to be read. */
export const listQueue = (api: ApiClient, kind: QueueKind, options?: CallOptions) =>
  api.call(listQueueCall, { query: { kind } }, options)
