'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { useState } from 'react'
import { leaveLogin } from '../../shell/session/releasePage.ts'
import { openAuth } from '../../shell/stores/authStore.ts'
import { LostPasswordSteps } from './LostPasswordSteps.client.tsx'
import { lostPasswordTitle } from './lostPasswordTitle.ts'
import type { ResetRequest } from './ResetRequest.ts'

/** Both steps of a lost password over any page (R087). */
export const LostPasswordWindow = () => {
  const [request, setRequest] = useState<ResetRequest | null>(null)

  return (
    <Dialog isOpen title={lostPasswordTitle(request)} onClose={leaveLogin}>
      <LostPasswordSteps
        request={request}
        onRequest={setRequest}
        id="okno-hesla"
        isInWindow
        links={
          <>
            <Button variant="bare" onClick={() => openAuth('login')}>
              Přihlášení
            </Button>
            <LinkButton variant="bare" href="/registrace">
              Nová registrace
            </LinkButton>
          </>
        }
      />
    </Dialog>
  )
}
