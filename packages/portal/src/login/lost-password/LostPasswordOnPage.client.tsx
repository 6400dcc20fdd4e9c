'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { useEffect, useState } from 'react'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { LostPasswordSteps } from './LostPasswordSteps.client.tsx'
import { lostPasswordTitle } from './lostPasswordTitle.ts'
import type { ResetRequest } from './ResetRequest.ts'

/** Both steps of a lost password; a mailed link opens the second one. */
const LostPasswordOnPage = () => {
  const [request, setRequest] = useState<ResetRequest | null>(null)

  useEffect(() => {
    const { nickname, token } = takeFromAddress('nickname', 'token')
    if (nickname && token) setRequest({ nickname, token })
  }, [])

  return (
    <>
      <h1>{lostPasswordTitle(request)}</h1>
      <LostPasswordSteps
        request={request}
        onRequest={setRequest}
        id="heslo"
        links={
          <>
            <LinkButton variant="bare" href="/login">
              Přihlášení
            </LinkButton>
            <LinkButton variant="bare" href="/registrace">
              Nová registrace
            </LinkButton>
          </>
        }
      />
    </>
  )
}

export default LostPasswordOnPage
