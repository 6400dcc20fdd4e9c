import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { MEMORY } from './memoryKeys.ts'
import { setName } from './setName.ts'

/** Attribute of the document that the head of a page sets for somebody logged in, before the first paint. */
const SIGNED_IN = 'data-signed-in'

/** Draws the header for a guest or for somebody logged in. */
export const markDocument = (isSignedIn: boolean): void => {
  document.documentElement.toggleAttribute(SIGNED_IN, isSignedIn)
}

/** Forgets in this tab who was logged in. */
export const resetSessionState = (): void => {
  sessionStore.isSignedIn = false
  sessionStore.endsAt = null
  sessionStore.mark = null
  sessionStore.person = null
  setName('')
  windowMemory.write(MEMORY.ads, null)
  markDocument(false)
}

/** The same for a login whose end is known: calls that were under way have nothing to tell of it. */
export const endLocalSession = (): void => {
  sessionStore.ended = sessionStore.login
  resetSessionState()
}
