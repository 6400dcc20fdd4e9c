'use client'

import { AccountNotice } from '@inzrt/ui/account/AccountNotice.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import type { ReactNode } from 'react'
import { useResend } from './useResend.ts'

/** An address that waits for its confirmation, and another link to it. */
export const ResendNotice = ({ children }: { children: ReactNode }) => {
  const { send, status, isBlocked, isSending } = useResend()

  return (
    <AccountNotice
      icon={<MailIcon />}
      status={status}
      action={
        <Button {...waitable(isBlocked, send)}>
          {isSending ? 'Odesílám…' : 'Poslat odkaz znovu'}
        </Button>
      }
    >
      {children}
    </AccountNotice>
  )
}
