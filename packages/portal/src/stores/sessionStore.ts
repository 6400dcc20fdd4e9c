import { proxy } from 'valtio/vanilla'

export type SessionState = {
  /** Whether somebody is logged in, as the cookie for scripts says; false until the page is alive. */
  isSignedIn: boolean
  /** Counts logins of this page, so that what was fetched for one user is never shown to another. */
  login: number
  /** The last login whose end is known, so that one end is told once. */
  ended: number
  /** Shown name of the user; empty until it is known. */
  name: string
  /** Where the clock of this browser will stand when inactivity ends the session; null until known. */
  endsAt: number | null
  /** Path the visitor was on when the session ended by itself; null when it did not. */
  endedAt: string | null
}

/** Who is logged in, shared by the header, the logout bar and every call. */
export const sessionStore = proxy<SessionState>({
  isSignedIn: false,
  login: 0,
  ended: 0,
  name: '',
  endsAt: null,
  endedAt: null,
})
