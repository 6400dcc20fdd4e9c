import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { markDocument, resetSessionState } from './endLocalSession.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { holdForms } from './holdPage.ts'
import { MEMORY } from './memoryKeys.ts'

/**
 * Brings this tab to what the cookie says: another tab may have logged in or out since, also while the browser
 * kept the page for a way back. A page that waits for its account is not given to whom the cookie is for.
 */
export const syncSession = (): void => {
  const isSignedIn = hasSignedInCookie()
  if (isSignedIn === sessionStore.isSignedIn || sessionStore.held) return
  if (!isSignedIn) {
    if (!holdForms()) resetSessionState()
    return
  }
  sessionStore.isSignedIn = true
  sessionStore.login += 1
  sessionStore.account += 1
  sessionStore.name = windowMemory.read(MEMORY.name) ?? ''
  markDocument(true)
}
