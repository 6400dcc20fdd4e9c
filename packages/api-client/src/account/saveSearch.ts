import { saveSearchCall } from '@inzrt/contracts/account/savedSearch'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Keeps a search of the search page. */
export const saveSearch = (
  api: ApiClient,
  body: BodyOf<typeof saveSearchCall>,
  options?: CallOptions,
) => api.call(saveSearchCall, { body }, options)
