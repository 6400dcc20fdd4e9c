import type { LoginBody, Token } from '@inzrt/contracts/account/auth'
import { foldLetters } from '@inzrt/domain/text'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts, Try } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { accountBlocked, wrongCredentials } from '../../platform/errors/authProblems.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { alertOfNewDevice } from './alertOfNewDevice.ts'
import { INTO_ACCOUNT, KNOWN_CLIENT, OF_ACCOUNT, OF_CLIENT, ON_ACCOUNT } from './loginBudgets.ts'

export type LoginDependencies = Readonly<{
  database: Database
  users: UsersRepository
  passwords: Passwords
  sessions: Sessions
  sessionRows: SessionsRepository
  attempts: Attempts
  outbox: Outbox
  clock: Clock
}>

/** The id of no account. */
const NOBODY = 0

/** Logs people in by nickname or confirmed e-mail. Every failure looks and lasts the same. */
export const createLogin = (dependencies: LoginDependencies) => {
  const { database, users, passwords, sessions, attempts, clock } = dependencies

  const begin = (user: UserRow, caller: Caller): Promise<Token> =>
    database.db.transaction(async (tx) => {
      const { id: userId, scope } = user
      const { device } = caller
      // It may have been changed while it was compared, and sessions ended that were there then.
      if (!(await users.holdPassword(tx, user))) throw wrongCredentials()
      await alertOfNewDevice(tx, user, caller, dependencies)
      await recordEvent(tx, { event: 'logged_in', userId, device, at: clock() })

      return sessions.begin(tx, { userId, scope, device })
    })

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
  const giveTriesBack = async (
    tries: readonly Try[],
    user: UserRow,
    client: string,
  ): Promise<void> => {
    for (const { budget, subject } of tries)
      if (budget === ON_ACCOUNT) await attempts.clear(budget, ...subject)
      else await attempts.giveBack(database.db, budget, ...subject)
    await attempts.note(database.db, KNOWN_CLIENT, String(user.id), client)
  }

  const logIn = async ({ nickname, password }: LoginBody, caller: Caller): Promise<Token> => {
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
    await giveTriesBack(tries, user, client)

    return begin(user, caller)
  }

  return (body: LoginBody, caller: Caller): Promise<Token> =>
    passwords.inTurn(clientOf(caller.address), () => logIn(body, caller))
}
