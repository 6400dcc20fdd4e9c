import { clientOf } from '../attempts/clientOf.ts'
import type { Caller } from '../brand/Caller.ts'
import type { SignedIn } from '../http/SignedIn.ts'
import type { KeyedWrite } from './idempotently.ts'

/** What a write is known by. */
export type Asked = Readonly<{
  method: string
  url: string
  caller: Caller
  user: SignedIn | null
  body: unknown
}>

/** An account, a guest's browser where it is known, or the address of a guest. */
const senderOf = ({ caller, user }: Asked): string => {
  if (user) return `user ${user.userId}`
  if (caller.flow) return `flow ${caller.flow}`

  return `client ${clientOf(caller.address)}`
}

/** A key belongs to one call of one sender on one site: elsewhere it is another key. */
export const keyedWrite = (asked: Asked, now: Date): KeyedWrite | null => {
  const { method, url, caller, body } = asked
  const { brand, idempotencyKey: key } = caller
  const owner = [brand, method, url, senderOf(asked)]

  return key === null ? null : { key, owner, body, now }
}
