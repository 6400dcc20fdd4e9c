'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { MEMORY } from './memoryKeys.ts'
import { syncSession } from './syncSession.ts'

const SessionWatch = lazy(() => import('./SessionWatch.client.tsx'))
const HeldWatch = lazy(() => import('./HeldWatch.client.tsx'))
const SessionEnd = lazy(() => import('./SessionEnd.client.tsx'))

/** On its page the session is just being ended: there is nothing to watch, and asking would come too late. */
const isLeaving = (): boolean => location.pathname === '/logout'

/** Place under the header where the automatic logout is announced; a guest's page loads nothing for it. */
export const SessionSlot = () => {
  const { isSignedIn, endedAt, held } = useSnapshot(sessionStore)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    sessionStore.endedAt = windowMemory.read(MEMORY.endedAt)
    syncSession()
    window.addEventListener('pageshow', syncSession, { signal })
    window.addEventListener('focus', syncSession, { signal })
    document.addEventListener('visibilitychange', syncSession, { signal })

    return () => controller.abort()
  }, [])

  return (
    <Suspense>
      {isSignedIn && !isLeaving() && <SessionWatch />}
      {held && <HeldWatch />}
      {!isSignedIn && endedAt !== null && <SessionEnd />}
    </Suspense>
  )
}
