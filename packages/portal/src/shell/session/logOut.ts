import { logoutCall } from '@inzrt/contracts/account/auth'
import { giveBack } from '@inzrt/ui/focus/giveBack.ts'
import { browserApi } from '../api/browserApi.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { showFailure } from '../stores/showFailure.ts'
import { endLocalSession } from './endLocalSession.ts'
import { redirectHome } from './redirectHome.ts'
import { syncSession } from './syncSession.ts'
import { notifyTabs } from './tabs.ts'

/** Logs out at the visitor's wish; answers whether it is done. A session over already counts as success. */
export const logOut = async (): Promise<boolean> => {
  const { ended } = sessionStore
  const pressed = document.activeElement
  // Calls under way may hear of the end before we do; it is no news to the visitor.
  sessionStore.ended = sessionStore.login
  const answer = await browserApi.call(logoutCall)
  const isOver = !answer.ok && answer.error.kind === 'problem' && answer.error.status === 401
  if (!answer.ok && !isOver) {
    showFailure('logout', answer.error)
    sessionStore.ended = ended
    syncSession()
    return false
  }
  endLocalSession()
  giveBack(pressed)
  notifyTabs({ kind: 'left' })
  redirectHome()

  return true
}
