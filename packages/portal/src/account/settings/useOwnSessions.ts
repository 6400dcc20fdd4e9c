import { listSessionsCall } from '@inzrt/contracts/account/session'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'

/** Where the user is logged in. */
export const useOwnSessions = () =>
  useAccountQuery('listSessions', () => browserApi.call(listSessionsCall))
