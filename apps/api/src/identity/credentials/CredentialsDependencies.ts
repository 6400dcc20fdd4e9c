import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Confirmations } from '../email-confirmation/createConfirmations.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { RequireSecondStep } from '../second-factor/createRequireSecondStep.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { PasswordProof } from './createPasswordProof.ts'

/** What a change of a password or an address takes. */
export type CredentialsDependencies = Readonly<{
  database: Database
  users: UsersRepository
  sessionRows: SessionsRepository
  passwords: Passwords
  proof: PasswordProof
  requireSecondStep: RequireSecondStep
  confirmations: Confirmations
  attempts: Attempts
  outbox: Outbox
  clock: Clock
}>
