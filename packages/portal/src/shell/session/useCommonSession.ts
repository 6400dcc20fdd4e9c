import { useEffect } from 'react'
import { sessionStore } from '../stores/sessionStore.ts'
import { holdForms } from './holdPage.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { leaveHome } from './leaveHome.ts'
import { leaveSession } from './leaveSession.ts'
import { hearTabs, type TabMessage } from './tabs.ts'

const follow = (message: TabMessage): void => {
  if (message.kind === 'active') {
    sessionStore.endsAt = message.endsAt
    return
  }
  if (holdForms()) return
  leaveSession()
  if (isProtectedPath(location.pathname)) leaveHome()
}

/** Keeps the countdown and the logout common to all tabs of the browser. */
export const useCommonSession = (): void => {
  useEffect(() => {
    const controller = new AbortController()
    hearTabs(follow, controller.signal)

    return () => controller.abort()
  }, [])
}
