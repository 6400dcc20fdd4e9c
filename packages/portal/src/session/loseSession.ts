import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { logout } from '@inzrt/api-client/auth/logout'
import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { leaveHome } from './leaveHome.ts'
import { leaveSession } from './leaveSession.ts'
import { MEMORY } from './memoryKeys.ts'
import { tellTabs } from './tabs.ts'

/**
 * The session ended by itself; a bar says so and leads back after the next login. At the end of the
 * countdown the visitor is taken home. A failure leaves a public page where it is, so that nothing typed
 * is lost.
 * @param login the one that ended, as counted when it was last known to live
 */
export const loseSession = async (
  api: ApiClient,
  why: 'idle' | 'failure',
  login: number,
): Promise<void> => {
  if (login <= sessionStore.ended || login !== sessionStore.login) return
  const path = location.pathname + location.search
  leaveSession()
  tellTabs({ kind: 'left' })
  if (hasSignedInCookie()) await logout(api)
  // Only now: the answer to a logout may empty the window's memory.
  sessionStore.endedAt = path
  windowMemory.write(MEMORY.endedAt, path)
  if (why === 'idle' || isProtectedPath(path)) leaveHome()
}
