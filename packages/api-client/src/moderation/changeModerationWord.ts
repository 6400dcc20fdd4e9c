import { changeModerationWordCall } from '@inzrt/contracts/desk/moderationWord'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Makes a change of the rules that was replayed. */
export const changeModerationWord = (
  api: ApiClient,
  wordId: number,
  body: BodyOf<typeof changeModerationWordCall>,
  options?: CallOptions,
) => api.call(changeModerationWordCall, { params: { wordId }, body }, options)
