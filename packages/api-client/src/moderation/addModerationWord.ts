import { addModerationWordCall } from '@inzrt/contracts/desk/moderationWord'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Keeps a word as a draft and tries it on past ads. */
export const addModerationWord = (
  api: ApiClient,
  body: BodyOf<typeof addModerationWordCall>,
  options?: CallOptions,
) => api.call(addModerationWordCall, { body }, options)
