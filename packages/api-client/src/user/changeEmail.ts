import type { BodyOf } from '@inzrt/contracts/call'
import { changeEmailCall } from '@inzrt/contracts/credentials'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Asks for another address, to be confirmed from its mailbox. */
export const changeEmail = (
  api: ApiClient,
  body: BodyOf<typeof changeEmailCall>,
  options?: CallOptions,
) => api.call(changeEmailCall, { body }, options)
