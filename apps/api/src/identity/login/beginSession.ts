import type { Token } from '@inzrt/contracts/account/auth'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { UserRow } from '../users/users.repository.ts'
import { alertOfNewDevice } from './alertOfNewDevice.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

/**
 * Logs an account in, once all it takes was right.
 * @returns null when the password was changed while it was compared, and sessions ended that were there then
 */
export const beginSession = async (
  tx: Transaction,
  user: UserRow,
  caller: Caller,
  dependencies: LoginDependencies,
): Promise<Token | null> => {
  const { users, sessions, clock } = dependencies
  const { id: userId, scope } = user
  const { device } = caller
  if (!(await users.holdPassword(tx, user))) return null
  await alertOfNewDevice(tx, user, caller, dependencies)
  await recordEvent(tx, { event: 'logged_in', userId, device, at: clock() })

  return sessions.begin(tx, { userId, scope, device })
}
