'use client'

import { OtherAccountDialog } from '@inzrt/ui/auth/OtherAccountDialog.client.tsx'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../api/browserApi.ts'
import { regainPage } from '../../session/regainPage.ts'
import { leaveLogin } from '../../session/releasePage.ts'
import { openAuth } from '../../stores/authStore.ts'
import { sessionStore } from '../../stores/sessionStore.ts'

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
