import type { Session } from './Session.ts'

/** What a request's cookie turned out to be. */
export type Reading =
  | { kind: 'none' }
  | { kind: 'live'; session: Session }
  /** Too long idle, at its absolute end, or logged out (`ended`). */
  | { kind: 'over'; session: Session; ended: boolean }
  /** Sealed with a key we do not have: where another bff has it, it is a session. */
  | { kind: 'foreign' }
  /** Nothing we sealed for this site. */
  | { kind: 'forged' }

/** The session a logout has something to do with: also one too long idle, which the api may still know. */
export const sessionToEnd = (reading: Reading): Session | null => {
  if (reading.kind === 'live') return reading.session
  return reading.kind === 'over' && !reading.ended ? reading.session : null
}
