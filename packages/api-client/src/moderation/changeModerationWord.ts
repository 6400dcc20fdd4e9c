import type { BodyOf } from '@inzrt/contracts/call'
import { changeModerationWordCall } from '@inzrt/contracts/moderationWord'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Tries a word again, lets it hold ads, or takes it out. */
export const changeModerationWord = (
  api: ApiClient,
  wordId: number,
  body: BodyOf<typeof changeModerationWordCall>,
  options?: CallOptions,
) => api.call(changeModerationWordCall, { params: { wordId }, body }, options)
