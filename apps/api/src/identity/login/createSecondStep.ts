import type { Token } from '@inzrt/contracts/account/auth'
import type { SecondStepBody } from '@inzrt/contracts/account/secondFactor'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { wrongCode } from '../second-factor/secondFactorProblems.ts'
import { spendCode } from '../second-factor/spendCode.ts'
import { endHalfLogin } from './endHalfLogin.ts'
import { halfLoginOwner } from './halfLoginOwner.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { KNOWN_CLIENT } from './loginBudgets.ts'

/**
 * The second step of a login by a code, in the browser it was begun in. A wrong code leaves it waiting; what is right ends
 * it, once.
 */
export const createSecondStep = (dependencies: LoginDependencies) => {
  const { database, attempts, guardCode, clock } = dependencies

  return async ({ code }: SecondStepBody, caller: Caller): Promise<Token> => {
    const half = await halfLoginOwner(caller.flow, dependencies)
    const { user } = half
    const { id: userId } = user
    const client = clientOf(caller.address)
    const token = await guardCode({ userId, client, code }, () =>
      database.db.transaction(async (tx) =>
        (await spendCode(tx, { user, code, caller }, dependencies))
          ? endHalfLogin(tx, half, caller, dependencies)
          : null,
      ),
    )
    if (!token) {
      const { device } = caller
      await recordEvent(database.db, { event: 'second_step_failed', userId, device, at: clock() })
      throw wrongCode()
    }
    await attempts.note(database.db, KNOWN_CLIENT, String(userId), client)

    return token
  }
}
