import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { forgetSession, markDocument } from './leaveSession.ts'
import { MEMORY } from './memoryKeys.ts'

/** Brings this tab to what the cookie says: another tab may have logged in or out since. */
export const syncSession = (): void => {
  const isSignedIn = hasSignedInCookie()
  if (isSignedIn === sessionStore.isSignedIn) return
  if (!isSignedIn) {
    forgetSession()
    return
  }
  sessionStore.isSignedIn = true
  sessionStore.login += 1
  sessionStore.name = windowMemory.read(MEMORY.name) ?? ''
  markDocument(true)
}
