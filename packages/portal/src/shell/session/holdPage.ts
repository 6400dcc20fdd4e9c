import { openAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { endLocalSession } from './endLocalSession.ts'

const hold = (person: string | null, isFetched: boolean): void => {
  sessionStore.held = { person, isFetched, other: null }
  sessionStore.endedAt = location.pathname + location.search
}

/**
 * The session is over, yet the page stays its account's: what was typed stands where it stood, is sent under
 * no other right, and goes on once the same person is back.
 */
export const holdPage = (): void => {
  const { person } = sessionStore
  endLocalSession()
  hold(person, true)
}

/** The page belongs to an account that is not logged in, and asks for its login. */
export const waitForAccount = (person: string): void => {
  hold(person, false)
  openAuth('login')
}

/** Holds the page if something typed in it is unsent, and asks for the login; answers whether it did. */
export const holdForms = (): boolean => {
  if (sessionStore.unsentForms === 0 || !sessionStore.isSignedIn) return false
  holdPage()
  openAuth('login')

  return true
}
