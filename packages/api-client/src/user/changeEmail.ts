import { changeEmailCall } from '@inzrt/contracts/account/credentials'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Asks for another address, to be confirmed from its mailbox. */
export const changeEmail = (
  api: ApiClient,
  body: BodyOf<typeof changeEmailCall>,
  options?: CallOptions,
) => api.call(changeEmailCall, { body }, options)
