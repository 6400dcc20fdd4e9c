import { closeAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { redirectHome } from './redirectHome.ts'
import { syncSession } from './syncSession.ts'

/** The page belongs to its former account no more: what was fetched for it is forgotten, what was typed stays. */
export const releasePage = (): void => {
  sessionStore.held = null
  sessionStore.account += 1
  closeAuth()
}

/** The visitor does not log in now. A page with nothing unsent has nothing to wait for. */
export const leaveLogin = (): void => {
  closeAuth()
  if (!sessionStore.held || sessionStore.unsentForms > 0) return
  releasePage()
  syncSession()
  if (!sessionStore.isSignedIn && isProtectedPath(location.pathname)) redirectHome()
}
