import { deleteSearchCall } from '@inzrt/contracts/account/savedSearch'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Forgets a kept search. */
export const deleteSearch = (api: ApiClient, id: number, options?: CallOptions) =>
  api.call(deleteSearchCall, { params: { searchId: String(id) } }, options)
