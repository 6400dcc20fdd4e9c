import { listSavedSearchesCall } from '@inzrt/contracts/account/account'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOwn } from '../../shell/own-lists/useOwn.ts'

/** Searches the account keeps. */
export const useSavedSearches = () =>
  useOwn('listSavedSearches', '', () => browserApi.call(listSavedSearchesCall))
