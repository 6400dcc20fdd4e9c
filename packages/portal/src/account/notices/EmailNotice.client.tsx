'use client'

import { useProfile } from '../useProfile.ts'
import { ResendNotice } from './ResendNotice.client.tsx'

/** Reminds of an e-mail that was not confirmed yet; nothing once it is. */
const EmailNotice = () => {
  const { answer } = useProfile()
  if (!answer || answer.data.emailVerified) return null

  return (
    <ResendNotice>
      <p>
        <b>Potvrďte svůj e-mail.</b> Na adresu {answer.data.email} jsme poslali odkaz. Dokud ho
        neotevřete, vaše inzeráty čekají na zveřejnění.
      </p>
    </ResendNotice>
  )
}

export default EmailNotice
