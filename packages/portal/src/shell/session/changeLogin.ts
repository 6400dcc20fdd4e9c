import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { sessionStore } from '../stores/sessionStore.ts'
import { holdPage } from './holdPage.ts'
import { regainPage } from './regainPage.ts'
import { setName } from './setName.ts'

/**
 * Another login stands in place of the page's, made in another tab. Where something of the account is unsent or
 * was pressed, it is asked whose login that is; any other page becomes what it would be when opened now.
 * @param login the one that is gone, as counted when it was last known to live
 */
export const changeLogin = async (
  api: ApiClient,
  login: number,
  isWanted = false,
): Promise<void> => {
  if (login !== sessionStore.login || sessionStore.held) return
  if (isWanted || sessionStore.unsentForms > 0) {
    holdPage()
    await regainPage(api)
    return
  }
  sessionStore.login += 1
  sessionStore.account += 1
  sessionStore.mark = null
  sessionStore.person = null
  setName('')
}
