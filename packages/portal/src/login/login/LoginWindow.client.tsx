'use client'

import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { useSnapshot } from 'valtio'
import { isProtectedPath } from '../../shell/session/isProtectedPath.ts'
import { leaveLogin, releasePage } from '../../shell/session/releasePage.ts'
import { authStore, closeAuth } from '../../shell/stores/authStore.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { finishLogin } from './finishLogin.ts'
import { LoginSteps } from './LoginSteps.client.tsx'

const ENDED =
  'Vaše přihlášení skončilo. Přihlaste se prosím znovu a\u00a0budete pokračovat, kde jste přestali. Co jste napsali, zůstává na svém místě.'

/** The login over any page (R085); says why it opened by itself. */
export const LoginWindow = () => {
  const { why } = useSnapshot(authStore)
  const { held } = useSnapshot(sessionStore)
  const finish = (endedAt: string | null) => {
    closeAuth(true)
    finishLogin(endedAt)
  }

  return (
    <Dialog isOpen hasMascot title="Přihlášení" onClose={leaveLogin}>
      <LoginSteps
        id="okno-prihlaseni"
        isInWindow
        why={held ? ENDED : why}
        onAsGuest={held && !isProtectedPath(location.pathname) ? releasePage : undefined}
        onDone={finish}
      />
    </Dialog>
  )
}
