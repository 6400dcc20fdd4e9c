import { proxy } from 'valtio/vanilla'

/** A page whose session ended while something of its account stood unsent in it. */
type HeldPage = {
  /** Whose page it is; null when that was not known yet. */
  person: string | null
  /** Whether what the account owns was fetched while it was logged in. */
  isFetched: boolean
  /** Who is logged in now instead; null while nobody is. */
  other: string | null
}

export type SessionState = {
  /** Whether somebody is logged in, as the cookie for scripts says; false until the page is alive. */
  isSignedIn: boolean
  /** Counts logins of this page, so that the end of one is not taken for the end of the next. */
  login: number
  /** The last login whose end is known, so that one end is told once. */
  ended: number
  /** Counts accounts of this page, so that what was fetched for one user is never shown to another. */
  account: number
  /** What the gateway calls this login; null until known. */
  mark: string | null
  /** Nickname or e-mail of the user; null until known. */
  person: string | null
  /** Shown name of the user; empty until it is known. */
  name: string
  /** Where the clock of this browser will stand when inactivity ends the session; null until known. */
  endsAt: number | null
  /** Path the visitor was on when the session ended by itself; null when it did not. */
  endedAt: string | null
  /** How many forms of the page hold something that was not sent. */
  unsentForms: number
  /** Set while the page waits for its account to log in again. */
  held: HeldPage | null
}

/** Who is logged in, shared by the header, the logout bar and every call. */
export const sessionStore = proxy<SessionState>({
  isSignedIn: false,
  login: 0,
  ended: 0,
  account: 0,
  mark: null,
  person: null,
  name: '',
  endsAt: null,
  endedAt: null,
  unsentForms: 0,
  held: null,
})
