import { readContactsCall } from '@inzrt/contracts/desk/adFile'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Contacts the public does not see; that they were looked at is written down. */
export const readContacts = (api: ApiClient, adId: number, options?: CallOptions) =>
  api.call(readContactsCall, { params: { adId } }, options)
