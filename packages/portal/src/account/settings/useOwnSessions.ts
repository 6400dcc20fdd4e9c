import { listSessions } from '@inzrt/api-client/session/listSessions'
import { browserApi } from '../../api/browserApi.ts'
import { useOwn } from '../lists/useOwn.ts'

/** Where the user is logged in. */
export const useOwnSessions = () => useOwn('listSessions', '', () => listSessions(browserApi))
