'use client'

import { LoginForm } from '@inzrt/ui/auth/LoginForm.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { closeAuth, openAuth } from '../../stores/authStore.ts'
import { finishLogin } from './finishLogin.ts'
import { useLoginForm } from './useLoginForm.ts'

/** The login over any page (R085). */
export const LoginWindow = () => {
  const form = useLoginForm((endedAt) => {
    closeAuth()
    finishLogin(endedAt)
  })

  return (
    <Dialog isOpen hasMascot title="Přihlášení" onClose={closeAuth}>
      <LoginForm
        form={form}
        id="okno-prihlaseni"
        isInWindow
        onLostPassword={() => openAuth('lost-password')}
      />
    </Dialog>
  )
}
