'use client'

import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'

import { accountHref } from '../../shell/session/accountState.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import { ResendNotice } from './ResendNotice.client.tsx'

/** Reminds of an e-mail that was not confirmed yet; nothing once it is. */
const EmailNotice = () => {
  const { answer } = useProfile()
  if (!answer || answer.data.emailVerified) return null

  return (
    <ResendNotice>
      <p>
        <b>Potvrďte svůj e-mail.</b> Na adresu {answer.data.email} jsme poslali odkaz. Dokud ho
        neotevřete, vaše inzeráty čekají na zveřejnění. Je v{'\u00a0'}adrese překlep?{' '}
        <a href={`${accountHref({ tab: 'nastaveni' })}#${SETTINGS_PARTS.email}`}>
          Změňte ji v{'\u00a0'}nastavení
        </a>{' '}
        a{'\u00a0'}pošleme odkaz na novou.
      </p>
    </ResendNotice>
  )
}

export default EmailNotice
