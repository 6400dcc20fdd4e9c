import type { ResetPasswordBody } from '@inzrt/contracts/account/auth'
import { foldLetters } from '@inzrt/domain/text'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { revokeOtherLinks } from '../email-confirmation/revokeOtherLinks.ts'
import { KNOWN_CLIENT, ON_ACCOUNT } from '../login/loginBudgets.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import { notifyPasswordChanged } from '../passwords/notifyPasswordChanged.ts'
import { passwordFault } from '../passwords/passwordFault.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { passwordResetRows as resets } from './passwordResets.repository.ts'
import { isResetCode } from './resetCode.ts'
import { tryCode } from './tryCode.ts'

export type PasswordResetDependencies = Readonly<{
  database: Database
  users: UsersRepository
  sessionRows: SessionsRepository
  passwords: Passwords
  attempts: Attempts
  outbox: Outbox
  clock: Clock
  resetKey: Buffer
}>

/** Wrong codes and links that are over. */
const RESETS = { name: 'failed resets of client', limit: 30, seconds: 900 } as const

/** The id of no account. */
const NOBODY = 0

const FAILED = 'Resetování hesla se nezdařilo.'
const WRONG_CODE = 'Ověřovací kód není správný nebo vypršel.'
const LINK_EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'

const resetFailed = (token: string): Problem => {
  const reason = isResetCode(token) ? WRONG_CODE : LINK_EXPIRED

  return new Problem(422, 'validation', FAILED, { errors: { token: [reason] } })
}

/** Sets another password for anyone who proves to read the account's mail. */
export const createPasswordReset = (dependencies: PasswordResetDependencies) => {
  const { database, users, sessionRows, passwords, attempts, outbox, clock } = dependencies

  const isProven = async (tx: Transaction, userId: number, token: string, caller: Caller) =>
    isResetCode(token)
      ? tryCode(tx, { userId, typed: token, caller }, dependencies)
      : (await resets.findByLink(tx, userId, token, clock())) !== null

  /** What a thief of the password may have begun ends with it: sessions, links, another address. */
  const change = async (tx: Transaction, user: UserRow, passwordHash: string, byCode: boolean) => {
    const now = clock()
    await resets.useAll(tx, user.id, now)
    await users.update(tx, user.id, {
      passwordHash,
      pendingEmail: null,
      ...(byCode ? {} : { resetCodeFaults: 0 }),
    })
    await revokeOtherLinks(tx, user.id, user.email)
    await sessionRows.endAll(tx, user.id, now)
  }

  const tell = async (tx: Transaction, user: UserRow, { device, brand }: Caller) => {
    const at = clock()
    await recordEvent(tx, { event: 'reset_done', userId: user.id, device, at })
    await notifyPasswordChanged(tx, outbox, user, { brand, at })
  }

  const reset = async (body: ResetPasswordBody, caller: Caller): Promise<void> => {
    const { nickname, password, token } = body
    const client = clientOf(caller.address)
    const user = await users.findByName(nickname)
    // Hashed first, and looked for also where there is no such account: the time tells nothing.
    const passwordHash = await attempts.takeFor([{ budget: RESETS, subject: [client] }], () =>
      passwords.hash(password),
    )
    const isDone = await database.db.transaction(async (tx) => {
      // As all who change a password: two of them that wait for each other would both fail.
      await resets.lockFaults(tx, user?.id ?? NOBODY)
      if (!(await isProven(tx, user?.id ?? NOBODY, token, caller)) || !user) return false
      await change(tx, user, passwordHash, isResetCode(token))
      await tell(tx, user, caller)

      return true
    })
    if (!isDone || !user) throw resetFailed(token)
    await attempts.giveBack(database.db, RESETS, client)
    // Anyone who guessed until a wait and then had it reset need not wait with the new one.
    await attempts.note(database.db, KNOWN_CLIENT, String(user.id), client)
    for (const name of [user.nickname, user.email])
      await attempts.clear(ON_ACCOUNT, foldLetters(name), client)
  }

  return async (body: ResetPasswordBody, caller: Caller): Promise<void> => {
    refuseFaults({ password: passwordFault(body.password, [body.nickname]) })
    await passwords.runQueued(clientOf(caller.address), () => reset(body, caller))
  }
}
