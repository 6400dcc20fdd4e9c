import type { Sites } from '../messages/mail/Site.ts'
import { createOutbox } from '../messages/outbox/createOutbox.ts'
import { createAttempts } from '../platform/attempts/createAttempts.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import { deriveKey } from '../platform/crypto/deriveKey.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { createPasswordProof } from './credentials/createPasswordProof.ts'
import { createConfirmations } from './email-confirmation/createConfirmations.ts'
import type { Derive } from './passwords/createDeriver.ts'
import { createPasswords } from './passwords/createPasswords.ts'
import { createPhoneVerifications } from './phone-verification/createPhoneVerifications.ts'
import { createSecretSeal } from './second-factor/app/createSecretSeal.ts'
import { createCodeGuard } from './second-factor/createCodeGuard.ts'
import { createRequireSecondStep } from './second-factor/createRequireSecondStep.ts'
import { createSessions } from './sessions/createSessions.ts'
import { createSessionsRepository } from './sessions/sessions.repository.ts'
import { createTokens } from './tokens/createTokens.ts'
import type { TokenKeys } from './tokens/TokenKey.ts'
import { createUsersRepository } from './users/users.repository.ts'

export type Identity = ReturnType<typeof createIdentity>

/** What every part of accounts is made of. */
export const createIdentity = (
  database: Database,
  clock: Clock,
  {
    keys,
    sites,
    makeHash,
    isSecondFactorForStaff = false,
  }: Readonly<{
    keys: TokenKeys
    sites: Sites
    makeHash?: Derive | undefined
    /** Whether staff get to the desk by a login of two steps only. */
    isSecondFactorForStaff?: boolean | undefined
  }>,
) => {
  const [{ secret }] = keys
  const users = createUsersRepository(database)
  const sessionRows = createSessionsRepository(database)
  const attempts = createAttempts(database, clock, deriveKey(secret, 'attempts'))
  const outbox = createOutbox(clock, sites)
  const passwords = createPasswords(makeHash && { makeHash })

  return {
    database,
    clock,
    users,
    sessionRows,
    attempts,
    outbox,
    resetKey: deriveKey(secret, 'reset codes'),
    unsubscribeKey: deriveKey(secret, 'unsubscribe'),
    passwords,
    proof: createPasswordProof({ users, passwords, attempts }),
    sites,
    isForStaff: isSecondFactorForStaff,
    secretSeal: createSecretSeal(keys),
    guardCode: createCodeGuard({ database, attempts }),
    requireSecondStep: createRequireSecondStep({ database, sessionRows, clock }),
    sessions: createSessions({ database, sessionRows, tokens: createTokens(keys), clock }),
    confirmations: createConfirmations({ users, outbox, attempts, clock }),
    phoneVerifications: createPhoneVerifications({
      database,
      outbox,
      attempts,
      clock,
      key: deriveKey(secret, 'phone codes'),
    }),
  }
}
