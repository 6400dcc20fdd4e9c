import { clientOf } from '../../attempts/clientOf.ts'
import type { Caller } from '../../brand/Caller.ts'
import type { SignedIn } from '../../sessions/SignedIn.ts'
import type { KeyedWrite } from './idempotently.ts'

type Asked = Readonly<{ caller: Caller; user: SignedIn | null; body: unknown }>

/** A key belongs to whoever sent it: the account, or the address of a guest. */
export const keyedWrite = ({ caller, user, body }: Asked, now: Date): KeyedWrite | null =>
  caller.idempotencyKey
    ? {
        key: caller.idempotencyKey,
        owner: user ? `user ${user.userId}` : `client ${clientOf(caller.address)}`,
        body,
        now,
      }
    : null
