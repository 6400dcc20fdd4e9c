import type { Token } from '@inzrt/contracts/account/auth'
import type { SecondStepBody } from '@inzrt/contracts/account/secondFactor'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { loginIsOver, wrongCode } from '../second-factor/secondFactorProblems.ts'
import { spendCode } from '../second-factor/spendCode.ts'
import type { UserRow } from '../users/users.repository.ts'
import { beginSession } from './beginSession.ts'
import { halfLogins } from './halfLogins.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { KNOWN_CLIENT } from './loginBudgets.ts'

/**
 * The second step of a login, in the browser it was begun in. A wrong code leaves it waiting; what is right ends it,
 * once.
 */
export const createSecondStep = (dependencies: LoginDependencies) => {
  const { database, users, attempts, guardCode, clock } = dependencies

  const findOwner = async (flow: string | null): Promise<UserRow | null> => {
    const userId = flow && (await halfLogins.findOwner(database.db, flow, clock()))

    return userId ? users.findById(userId) : null
  }

  return async ({ code }: SecondStepBody, caller: Caller): Promise<Token> => {
    const { flow, device } = caller
    const user = await findOwner(flow)
    if (!user || !flow) throw loginIsOver()
    const { id: userId } = user
    const client = clientOf(caller.address)
    const token = await guardCode({ userId, client, code }, () =>
      database.db.transaction(async (tx) => {
        if (!(await spendCode(tx, { user, code, caller }, dependencies))) return null
        if (!(await halfLogins.end(tx, flow, user, clock()))) throw loginIsOver()
        const begun = await beginSession(tx, user, caller, dependencies)
        if (!begun) throw loginIsOver()

        return begun
      }),
    )
    if (!token) {
      await recordEvent(database.db, { event: 'second_step_failed', userId, device, at: clock() })
      throw wrongCode()
    }
    await attempts.note(database.db, KNOWN_CLIENT, String(userId), client)

    return token
  }
}
