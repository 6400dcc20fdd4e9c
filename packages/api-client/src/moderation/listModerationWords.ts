import { listModerationWordsCall } from '@inzrt/contracts/desk/moderationWord'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Words ads are held for, live or not. */
export const listModerationWords = (api: ApiClient, options?: CallOptions) =>
  api.call(listModerationWordsCall, {}, options)
