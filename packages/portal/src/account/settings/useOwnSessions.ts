import { listSessionsCall } from '@inzrt/contracts/account/session'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOwn } from '../../shell/own-lists/useOwn.ts'

/** Where the user is logged in. */
export const useOwnSessions = () =>
  useOwn('listSessions', '', () => browserApi.call(listSessionsCall))
