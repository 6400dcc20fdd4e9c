'use client'

import { AccountActions } from '@inzrt/ui/layout/header/AccountActions.tsx'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadAuthWindow } from '../auth/loadAuthWindow.ts'
import { authStore, openAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'

const AuthWindow = lazy(loadAuthWindow)

/** The header's way into the account and out; windows and calls come with the first use. */
export const HeaderAccount = () => {
  const { name } = useSnapshot(sessionStore)
  const { window } = useSnapshot(authStore)
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    const { logOut } = await import('./logOut.ts')
    await logOut()
    setLeaving(false)
  }

  return (
    <>
      <AccountActions
        name={name}
        onIntent={loadAuthWindow}
        onLogIn={() => openAuth('login')}
        onLogOut={leave}
        isLeaving={isLeaving}
      />
      {window && (
        <Suspense>
          <AuthWindow />
        </Suspense>
      )}
    </>
  )
}
