import type { Token } from '@inzrt/contracts/account/auth'
import type { User } from '@inzrt/contracts/account/user'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
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
import type { Sessions } from '../sessions/createSessions.ts'
import { toUser } from '../users/toUser.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import { type Registration, refuseBadRegistration } from './refuseBadRegistration.ts'

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

const makeAccount = async (
  dependencies: RegistrarDependencies,
  body: Registration,
  caller: Caller,
): Promise<Token & { data: User }> => {
  const { database, users, passwords, sessions, confirmations, attempts, clock } = dependencies
  if (await users.isNicknameRetired(body.nickname, clock())) throw nicknameTaken()
  await refuseMissingPlace(database, body.pscId)
  const holder = codeHolder({ caller, user: null })
  const phone = await provePhoneChange(dependencies, body, { known: null, holder })
  const passwordHash = await passwords.hash(body.password)

  return database.db.transaction(async (tx) => {
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

    return {
      ...(await sessions.begin(tx, { userId: user.id, scope: user.scope, device })),
      data: toUser(user),
    }
  })
}

/**
 * Makes accounts and logs them in. An address may be claimed by anybody and belongs to the person who
 * confirms it, so that the answer says nothing of whose it is.
 */
export const createRegistrar =
  (dependencies: RegistrarDependencies) =>
  async (body: Registration, caller: Caller): Promise<Token & { data: User }> => {
    const { attempts, passwords, companies } = dependencies
    await refuseBadRegistration(body, companies)
    const client = clientOf(caller.address)

    // Accounts are counted, not what is refused: a name that is taken costs nobody an account.
    return passwords.inTurn(client, () =>
      attempts.takeFor([{ budget: REGISTRATIONS, subject: [client] }], () =>
        makeAccount(dependencies, body, caller),
      ),
    )
  }
