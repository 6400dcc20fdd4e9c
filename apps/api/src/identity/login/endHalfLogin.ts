import type { Token } from '@inzrt/contracts/account/auth'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { loginIsOver } from '../second-factor/secondFactorProblems.ts'
import type { UserRow } from '../users/users.repository.ts'
import { beginSession } from './beginSession.ts'
import { halfLogins } from './halfLogins.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

/** Turns a login whose second step was right into a session, once. @throws Problem 409 when it waits no longer */
export const endHalfLogin = async (
  tx: Transaction,
  { user, flow }: Readonly<{ user: UserRow; flow: string }>,
  caller: Caller,
  dependencies: LoginDependencies,
): Promise<Token> => {
  if (!(await halfLogins.end(tx, flow, user, dependencies.clock()))) throw loginIsOver()
  const token = await beginSession(tx, user, caller, dependencies)
  if (!token) throw loginIsOver()

  return token
}
