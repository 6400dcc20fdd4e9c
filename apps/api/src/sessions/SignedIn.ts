import type { Scope } from '@inzrt/contracts/user'

/** Who makes a call, once the session was checked. */
export type SignedIn = Readonly<{ userId: number; sessionId: string; scope: Scope }>
