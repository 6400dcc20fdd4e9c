'use client'

import { OtherAccountDialog } from '@inzrt/ui/auth/OtherAccountDialog.client.tsx'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { regainPage } from '../../shell/session/regainPage.ts'
import { leaveLogin } from '../../shell/session/releasePage.ts'
import { openAuth } from '../../shell/stores/authStore.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

/** Tells whose page it is, and as whom the visitor is logged in now; nothing is sent before they chose. */
export const OtherAccountWindow = () => {
  const { held } = useSnapshot(sessionStore)

  return (
    <OtherAccountDialog
      isOpen
      begunBy={held?.person ?? null}
      now={held?.other ?? ''}
      onLogIn={() => openAuth('login')}
      onTake={() => regainPage(browserApi, true)}
      onClose={leaveLogin}
    />
  )
}
