import { replayModerationWordCall } from '@inzrt/contracts/desk/moderationWord'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** What a change of the rules would have done to past ads. */
export const replayModerationWord = (
  api: ApiClient,
  wordId: number,
  body: BodyOf<typeof replayModerationWordCall>,
  options?: CallOptions,
) => api.call(replayModerationWordCall, { params: { wordId }, body }, options)
