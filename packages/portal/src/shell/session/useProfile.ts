import { readProfileCall } from '@inzrt/contracts/account/user'
import { browserApi } from '../api/browserApi.ts'
import { useAccountQuery } from '../own-lists/useAccountQuery.ts'

/** The account as its settings show it; asked for once, however many parts of the page need it. */
export const useProfile = () =>
  useAccountQuery('readProfile', () => browserApi.call(readProfileCall))
