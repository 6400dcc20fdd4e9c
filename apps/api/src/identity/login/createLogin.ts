import type { LoginBody, SecondStepWay, Token } from '@inzrt/contracts/account/auth'
import { foldLetters } from '@inzrt/domain/text'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Try } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { accountBlocked, wrongCredentials } from '../../platform/errors/authProblems.ts'
import { badRequest } from '../../platform/errors/problems.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { waysOf } from '../second-factor/waysOf.ts'
import type { UserRow } from '../users/users.repository.ts'
import { beginSession } from './beginSession.ts'
import { halfLogins } from './halfLogins.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { INTO_ACCOUNT, KNOWN_CLIENT, OF_ACCOUNT, OF_CLIENT, ON_ACCOUNT } from './loginBudgets.ts'

/** Somebody is logged in, or the account takes a second step. */
export type LoggedIn = Token | Readonly<{ ways: SecondStepWay[] }>

/** The id of no account. */
const NOBODY = 0

/** Logs people in by nickname or confirmed e-mail. Every failure looks and lasts the same. */
export const createLogin = (dependencies: LoginDependencies) => {
  const { database, users, passwords, attempts, clock } = dependencies

  const begin = async (user: UserRow, caller: Caller): Promise<Token> => {
    const token = await database.db.transaction((tx) =>
      beginSession(tx, user, caller, dependencies),
    )
    if (!token) throw wrongCredentials()
    await attempts.note(database.db, KNOWN_CLIENT, String(user.id), clientOf(caller.address))

    return token
  }

  /** What a wrong login counts against. Others' guesses, here or elsewhere, are none of a known client's. */
  const triesOf = async (name: string, user: UserRow | null, client: string): Promise<Try[]> => {
    const isKnown = await attempts.isNoted(KNOWN_CLIENT, String(user?.id ?? NOBODY), client)

    return [
      { budget: ON_ACCOUNT, subject: [name, client] },
      ...(isKnown
        ? []
        : [
            { budget: OF_CLIENT, subject: [client] },
            { budget: OF_ACCOUNT, subject: [name] },
          ]),
    ]
  }

  /** A right one counts against nobody who types, and typing errors before it no longer. */
  const giveTriesBack = async (tries: readonly Try[]): Promise<void> => {
    for (const { budget, subject } of tries)
      if (budget === ON_ACCOUNT) await attempts.clear(budget, ...subject)
      else await attempts.giveBack(database.db, budget, ...subject)
  }

  const logIn = async ({ nickname, password }: LoginBody, caller: Caller): Promise<LoggedIn> => {
    const client = clientOf(caller.address)
    const user = await users.findToLogIn(nickname)
    const tries = await triesOf(foldLetters(nickname.trim()), user, client)
    const isRight = await attempts.takeFor(tries, () =>
      passwords.verify(password, user?.passwordHash ?? null),
    )
    if (!user || !isRight) {
      const { device } = caller
      const userId = user?.id ?? null
      await recordEvent(database.db, { event: 'login_failed', userId, device, at: clock() })
      throw wrongCredentials()
    }
    if (user.blockedAt) throw accountBlocked()
    await attempts.take(INTO_ACCOUNT, String(user.id))
    await giveTriesBack(tries)
    const ways = await waysOf(database.db, user.id, caller.brand)
    if (!ways) return begin(user, caller)
    // The other step is bound to the browser; nobody comes here but through the gateway, which names it.
    if (!caller.flow) throw badRequest()
    await halfLogins.begin(database.db, caller.flow, user, clock())

    return { ways }
  }

  return (body: LoginBody, caller: Caller): Promise<LoggedIn> =>
    passwords.runQueued(clientOf(caller.address), () => logIn(body, caller))
}
