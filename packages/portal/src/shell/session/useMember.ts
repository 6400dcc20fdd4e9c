import { useSnapshot } from 'valtio'
import { sessionStore } from '../stores/sessionStore.ts'

/** Whether the page is an account's: of somebody logged in, or of who has to log in again to go on. */
export const useMember = (): boolean => {
  const { isSignedIn, held } = useSnapshot(sessionStore)

  return isSignedIn || held !== null
}
