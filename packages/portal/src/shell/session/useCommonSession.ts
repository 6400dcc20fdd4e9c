import { useEffect } from 'react'
import { sessionStore } from '../stores/sessionStore.ts'
import { endLocalSession } from './endLocalSession.ts'
import { holdForms } from './holdPage.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { redirectHome } from './redirectHome.ts'
import { hearTabs, type TabMessage } from './tabs.ts'

const follow = (message: TabMessage): void => {
  if (message.kind === 'active') {
    sessionStore.endsAt = message.endsAt
    return
  }
  if (holdForms()) return
  endLocalSession()
  if (isProtectedPath(location.pathname)) redirectHome()
}

/** Keeps the countdown and the logout common to all tabs of the browser. */
export const useCommonSession = (): void => {
  useEffect(() => {
    const controller = new AbortController()
    hearTabs(follow, controller.signal)

    return () => controller.abort()
  }, [])
}
