import type { Sites } from '../../messages/mail/Site.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { PasswordProof } from '../credentials/createPasswordProof.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { SecretSeal } from './app/createSecretSeal.ts'
import type { CodeGuard } from './createCodeGuard.ts'
import type { RequireSecondStep } from './createRequireSecondStep.ts'

/** What changes of the second step take. */
export type SecondFactorParts = Readonly<{
  database: Database
  users: UsersRepository
  sessionRows: SessionsRepository
  proof: PasswordProof
  requireSecondStep: RequireSecondStep
  secretSeal: SecretSeal
  guardCode: CodeGuard
  outbox: Outbox
  sites: Sites
  clock: Clock
  /** Whether staff get to the desk by two steps only. */
  isForStaff: boolean
}>

/** Who asks for a change. */
export type Asking = Readonly<{ signedIn: SignedIn; caller: Caller }>
