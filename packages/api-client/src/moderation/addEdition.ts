import { addEditionCall } from '@inzrt/contracts/desk/adminEdition'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Plans another edition. */
export const addEdition = (api: ApiClient, body: BodyOf<typeof addEditionCall>) =>
  api.call(addEditionCall, { body })
