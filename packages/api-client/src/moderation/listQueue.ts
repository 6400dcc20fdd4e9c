import { listQueueCall, type QueueKind } from '@inzrt/contracts/desk/queue'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

type Wanted = { kind: QueueKind } | { /** Address or printed code of an ad. */ ad: string }

/** What waits for a moderator, in the order in which it is to be read; or the one ad that is asked for. */
export const listQueue = (api: ApiClient, wanted: Wanted, options?: CallOptions) =>
  api.call(listQueueCall, { query: wanted }, options)
