import type { Token } from '@inzrt/contracts/account/auth'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { PROVED_CLIENT } from '../second-factor/codeBudgets.ts'
import { askForPasskey } from '../second-factor/passkeys/askForPasskey.ts'
import { checkPasskey } from '../second-factor/passkeys/checkPasskey.ts'
import { passkeyRows } from '../second-factor/passkeys/passkeys.repository.ts'
import { wrongPasskey } from '../second-factor/secondFactorProblems.ts'
import { endHalfLogin } from './endHalfLogin.ts'
import { halfLoginOwner } from './halfLoginOwner.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { KNOWN_CLIENT } from './loginBudgets.ts'

/** The second step of a login by a passkey of the site, in the browser it was begun in. Nobody guesses a signature. */
export const createPasskeyStep = (dependencies: LoginDependencies) => {
  const { database, attempts, clock } = dependencies
  const placeOf = async ({ flow }: Caller) => {
    const half = await halfLoginOwner(flow, dependencies)
    const place = { userId: half.user.id, purpose: 'login', place: half.flow } as const

    return { half, place }
  }

  return {
    ask: async (caller: Caller): Promise<Record<string, unknown>> => {
      const { place } = await placeOf(caller)

      return askForPasskey(place, caller.brand, dependencies)
    },

    take: async (credential: Record<string, unknown>, caller: Caller): Promise<Token> => {
      const { half, place } = await placeOf(caller)
      const { userId } = place
      const { device, brand } = caller
      const use = await checkPasskey(credential, { place, brand }, dependencies)
      const token =
        use &&
        (await database.db.transaction(async (tx) =>
          (await passkeyRows.noteUse(tx, use.id, use.counter, clock()))
            ? endHalfLogin(tx, half, caller, dependencies)
            : null,
        ))
      if (!token) {
        await recordEvent(database.db, { event: 'second_step_failed', userId, device, at: clock() })
        throw wrongPasskey()
      }
      const client = clientOf(caller.address)
      for (const known of [KNOWN_CLIENT, PROVED_CLIENT])
        await attempts.note(database.db, known, String(userId), client)

      return token
    },
  }
}
