import type { Scope } from '@inzrt/contracts/account/user'

/** Who makes a call, once the session was checked. */
export type SignedIn = Readonly<{ userId: number; sessionId: string; scope: Scope }>
