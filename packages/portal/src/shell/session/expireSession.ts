import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { logoutCall } from '@inzrt/contracts/account/auth'
import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { endLocalSession } from './endLocalSession.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { holdForms, holdPage } from './holdPage.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { MEMORY } from './memoryKeys.ts'
import { redirectHome } from './redirectHome.ts'
import { notifyTabs } from './tabs.ts'

/** Leaves a session that ended by itself; answers whether the page waits for its account. */
const leave = (isWanted: boolean): boolean => {
  if (holdForms()) return true
  if (isWanted) holdPage()
  else endLocalSession()

  return isWanted
}

/**
 * The session ended by itself; a bar says so and leads back after the next login. At the end of the
 * countdown the visitor is taken home. A failure leaves a public page where it is, and any page where
 * something typed or pressed waits for the session: it goes on there after the next login.
 * @param login the one that ended, as counted when it was last known to live
 * @param isWanted whether something that was pressed waits for a session
 */
export const expireSession = async (
  api: ApiClient,
  why: 'idle' | 'failure',
  login: number,
  isWanted = false,
): Promise<void> => {
  if (login <= sessionStore.ended || login !== sessionStore.login) return
  const path = location.pathname + location.search
  const isHeld = leave(isWanted)
  notifyTabs({ kind: 'left' })
  if (hasSignedInCookie()) await api.call(logoutCall)
  // Only now: the answer to a logout may empty the window's memory.
  sessionStore.endedAt = path
  windowMemory.write(MEMORY.endedAt, path)
  if (!isHeld && (why === 'idle' || isProtectedPath(path))) redirectHome()
}
