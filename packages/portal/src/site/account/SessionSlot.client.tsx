'use client'

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { noteUnseenEnd } from '../../shell/session/noteUnseenEnd.ts'
import { syncSession } from '../../shell/session/syncSession.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

const SessionWatch = lazyPart(() => import('../../shell/session/SessionWatch.client.tsx'))
const HeldWatch = lazyPart(() => import('../../shell/session/HeldWatch.client.tsx'))
const SessionEnd = lazyPart(() => import('../../shell/session/SessionEnd.client.tsx'))

/** On its page the session is just being ended: there is nothing to watch, and asking would come too late. */
const isLeaving = (): boolean => location.pathname === '/logout'

/** A page on its way out, whose cookie may be gone already, leaves what it knew for the next one to tell of. */
const syncShown = (): void => {
  if (document.visibilityState === 'visible') syncSession()
}

/** Place under the header where the automatic logout is announced; a guest's page loads nothing for it. */
export const SessionSlot = () => {
  const { isSignedIn, endedAt, held } = useSnapshot(sessionStore)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    noteUnseenEnd()
    syncSession()
    window.addEventListener('pageshow', syncShown, { signal })
    window.addEventListener('focus', syncShown, { signal })
    document.addEventListener('visibilitychange', syncShown, { signal })

    return () => controller.abort()
  }, [])

  return (
    <LazyBoundary>
      {isSignedIn && !isLeaving() && <SessionWatch />}
      {held && <HeldWatch />}
      {!isSignedIn && endedAt !== null && <SessionEnd />}
    </LazyBoundary>
  )
}
