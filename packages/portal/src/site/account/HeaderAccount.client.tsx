'use client'

import { AccountActions } from '@inzrt/ui/layout/header/AccountActions.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadAuthWindow } from '../../login/loadAuthWindow.ts'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { authStore, closeAuth, openAuth } from '../../shell/stores/authStore.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

const AuthWindow = lazyPart(loadAuthWindow)

/** The header's way into the account and out; windows and calls come with the first use. */
export const HeaderAccount = () => {
  const { name } = useSnapshot(sessionStore)
  const { window } = useSnapshot(authStore)
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    try {
      const { logOut } = await import('../../shell/session/logOut.ts')
      await logOut()
    } finally {
      setLeaving(false)
    }
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
        <LazyBoundary onMissing={() => closeAuth()}>
          <AuthWindow />
        </LazyBoundary>
      )}
    </>
  )
}
