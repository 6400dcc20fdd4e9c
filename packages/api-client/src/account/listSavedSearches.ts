import { listSavedSearchesCall } from '@inzrt/contracts/account/account'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Searches the user keeps. */
export const listSavedSearches = (api: ApiClient, options?: CallOptions) =>
  api.call(listSavedSearchesCall, {}, options)
