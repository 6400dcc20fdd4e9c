import { logout } from '@inzrt/api-client/auth/logout'
import { errorText } from '@inzrt/api-client/errorText'
import { browserApi } from '../api/browserApi.ts'
import { showToast } from '../stores/toastStore.ts'
import { leaveHome } from './leaveHome.ts'
import { leaveSession } from './leaveSession.ts'
import { syncSession } from './syncSession.ts'
import { tellTabs } from './tabs.ts'

/** Logs out at the visitor's wish; answers whether it is done. A session over already counts as success. */
export const logOut = async (): Promise<boolean> => {
  const answer = await logout(browserApi)
  const isOver = !answer.ok && answer.error.kind === 'problem' && answer.error.status === 401
  if (!answer.ok && !isOver) {
    showToast('bad', errorText('logout', answer.error))
    syncSession()
    return false
  }
  leaveSession()
  tellTabs({ kind: 'left' })
  leaveHome()

  return true
}
