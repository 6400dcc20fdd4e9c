import type { QueryKey } from '@inzrt/contracts/pages/queryKeys'
import type { Budget } from '../limits/budgets.ts'

/** What becomes of a call. */
export type Handling =
  /** Asked of the api as anybody would ask it. */
  | 'anyone'
  /** Asked with the token of the session if there is one. */
  | 'visitor'
  /** The same, or with the right to change one ad; the api decides whether either will do. */
  | 'owner'
  /** As visitor; the code it sends proves a phone in this browser alone. */
  | 'phoneCode'
  /** As visitor, unless a robot says so. */
  | 'view'
  /** Its answer goes on and says what changes. */
  | 'live'
  /** Its answer's right to change an ad stays here. */
  | 'grant'
  /** Gives such a right up. */
  | 'revokeGrant'
  /** Brings a photo instead of JSON. */
  | 'upload'
  /** Asked with the token of the session; without a session it is 401. */
  | 'user'
  /** The same, on the general site alone; the api asks whether they are staff. */
  | 'staff'
  /** The same; when it succeeds, there is no user any more. */
  | 'leave'
  /** Its answer's token begins a session. */
  | 'register'
  /** The same, unless the account takes a second step, for which it is bound to this browser. */
  | 'login'
  /** About a login that waits in this browser. */
  | 'waitingLogin'
  /** The second step of a login begun in this browser. */
  | 'secondStep'
  | 'logout'
  /** Begins a password reset in this browser. */
  | 'forgot'
  /** Ends it. */
  | 'reset'
  /** Brought by a machine that signs what it brings; the api checks the signature. */
  | 'hook'
  /** Answered here; the api knows nothing of it. */
  | 'status'
  | 'prolong'
  | 'cookies'
  | 'forget'

/** One call a browser may make. What is not listed does not exist outside. */
export type CallRoute = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query: readonly QueryKey[]
  budget: Budget
  /** Most bytes of a JSON body; 0: there is none. */
  bodyBytes: number
  handling: Handling
}>
