import { listSavedSearchesCall } from '@inzrt/contracts/account/account'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'

/** Searches the account keeps. */
export const useSavedSearches = () =>
  useAccountQuery('listSavedSearches', () => browserApi.call(listSavedSearchesCall))
