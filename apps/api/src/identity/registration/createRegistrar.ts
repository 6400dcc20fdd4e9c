import type { Token } from '@inzrt/contracts/account/auth'
import type { User } from '@inzrt/contracts/account/user'
import { MINUTE_MS } from '@inzrt/domain/time'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { type Asked, keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { CompanyRegister } from '../companies/createCompanyRegister.ts'
import type { Confirmations } from '../email-confirmation/createConfirmations.ts'
import { KNOWN_CLIENT } from '../login/loginBudgets.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import { phoneColumns, provePhoneChange } from '../phone-verification/accountPhone.ts'
import { codeHolder } from '../phone-verification/codeHolder.ts'
import type { PhoneVerifications } from '../phone-verification/createPhoneVerifications.ts'
import { profileColumns } from '../profile/profileColumns.ts'
import { refuseMissingPlace } from '../profile/refuseMissingPlace.ts'
import { hasSecondFactor } from '../second-factor/secondFactors.repository.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import { toUser } from '../users/toUser.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { type Registration, refuseBadRegistration } from './refuseBadRegistration.ts'

/** A registration as it came: its key belongs to its caller. */
export type AskedRegistration = Asked & Readonly<{ body: Registration }>

type Prepared = Readonly<{
  phone: Awaited<ReturnType<typeof provePhoneChange>>
  passwordHash: string
}>

export type RegistrarDependencies = Readonly<{
  database: Database
  users: UsersRepository
  passwords: Passwords
  sessions: Sessions
  confirmations: Confirmations
  attempts: Attempts
  clock: Clock
  phoneVerifications: PhoneVerifications
  companies: CompanyRegister
}>

const REGISTRATIONS = { name: 'registrations', limit: 20, seconds: 3_600 } as const
/** How long after it was made an account is answered to its form sent again. */
const REPEATED_MS = 10 * MINUTE_MS
const NICKNAME_TAKEN = 'Tato přezdívka je už obsazená. Zvolte prosím jinou.'

const nicknameTaken = (): Problem => invalidFields({ nickname: [NICKNAME_TAKEN] })

const toAccount = (body: Registration, passwordHash: string, now: Date) => ({
  ...profileColumns(body),
  nickname: body.nickname.normalize('NFC'),
  email: body.email,
  kind: body.kind,
  passwordHash,
  selfCertifiedAt: body.selfCertified ? now : null,
  rulesAcceptedAt: now,
  marketingAgreedAt: body.marketing ? now : null,
  createdAt: now,
})

/** What must hold before an account is made, and what is made of the body outside its transaction. */
const prepare = async (
  dependencies: RegistrarDependencies,
  { body, caller }: AskedRegistration,
): Promise<Prepared> => {
  const { database, users, passwords, clock } = dependencies
  if (await users.isNicknameRetired(body.nickname, clock())) throw nicknameTaken()
  await refuseMissingPlace(database, body.pscId)
  const holder = codeHolder({ caller, user: null })
  const phone = await provePhoneChange(dependencies, body, { known: null, holder })

  return { phone, passwordHash: await passwords.hash(body.password) }
}

const makeAccount = async (
  tx: Transaction,
  dependencies: RegistrarDependencies,
  { body, caller }: AskedRegistration,
  { phone, passwordHash }: Prepared,
): Promise<UserRow> => {
  const { users, confirmations, attempts, clock } = dependencies
  const { brand, device } = caller
  const now = clock()
  const account = toAccount(body, passwordHash, now)
  const user = await users.add(tx, {
    ...account,
    ...(await phoneColumns(tx, dependencies, phone)),
  })
  if (!user) throw nicknameTaken()
  await recordEvent(tx, { event: 'registered', userId: user.id, device, at: now })
  await confirmations.ask(tx, { user, email: user.email, brand })
  await attempts.note(tx, KNOWN_CLIENT, String(user.id), clientOf(caller.address))

  return user
}

/**
 * The account that an earlier sending of the same form made, whose answer was lost. The password is no part of what is
 * kept of that form, so it is compared with the account's, and only while the account is new and takes one step.
 */
const findMade = async (
  { database, users, passwords, clock }: RegistrarDependencies,
  userId: number,
  { password }: Registration,
): Promise<UserRow> => {
  const user = await users.findById(userId)
  const isNew = user && clock().getTime() - user.createdAt.getTime() < REPEATED_MS
  if (!isNew || user.deletedAt || user.blockedAt) throw nicknameTaken()
  if (!(await passwords.verify(password, user.passwordHash))) throw nicknameTaken()
  if (await hasSecondFactor(database.db, userId)) throw nicknameTaken()

  return user
}

/** Makes the account once, however often its form is sent under one key. */
const makeOnce = async (
  dependencies: RegistrarDependencies,
  asked: AskedRegistration,
): Promise<UserRow> => {
  const { database, clock } = dependencies
  const { password: _one, password_confirmation: _two, ...body } = asked.body
  const made: UserRow[] = []
  const { userId } = await idempotently(database, keyedWrite({ ...asked, body }, clock()), {
    prepare: () => prepare(dependencies, asked),
    make: async (tx, prepared) => {
      const user = await makeAccount(tx, dependencies, asked, prepared)
      made.push(user)

      return { userId: user.id }
    },
  })

  return made[0] ?? findMade(dependencies, userId, asked.body)
}

/**
 * Makes accounts and logs them in. An address may be claimed by anybody and belongs to the person who
 * confirms it, so that the answer says nothing of whose it is.
 */
export const createRegistrar =
  (dependencies: RegistrarDependencies) =>
  async (asked: AskedRegistration): Promise<Token & { data: User }> => {
    const { database, users, sessions, attempts, passwords, companies } = dependencies
    const { body, caller } = asked
    await refuseBadRegistration(body, companies)
    const client = clientOf(caller.address)

    // Accounts are counted, not what is refused: a name that is taken costs nobody an account.
    return passwords.runQueued(client, () =>
      attempts.takeFor([{ budget: REGISTRATIONS, subject: [client] }], async () => {
        const user = await makeOnce(dependencies, asked)
        const { id: userId, scope } = user
        const token = await database.db.transaction(async (tx) => {
          if (!(await users.holdPassword(tx, user))) throw nicknameTaken()

          return sessions.begin(tx, { userId, scope, device: caller.device })
        })

        return { ...token, data: toUser(user) }
      }),
    )
  }
