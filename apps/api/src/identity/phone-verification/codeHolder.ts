import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'

type Asked = Readonly<{ caller: Pick<Caller, 'flow' | 'address'>; user: SignedIn | null }>

/**
 * For whom a code is sent: an account, or a guest's browser. A code that was talked out of somebody
 * proves nothing elsewhere.
 */
export const codeHolder = ({ caller, user }: Asked): string => {
  if (user) return `user ${user.userId}`

  return caller.flow === null ? `client ${clientOf(caller.address)}` : `flow ${caller.flow}`
}
