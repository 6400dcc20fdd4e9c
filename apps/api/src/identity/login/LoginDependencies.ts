import type { Sites } from '../../messages/mail/Site.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { SecretSeal } from '../second-factor/app/createSecretSeal.ts'
import type { CodeGuard } from '../second-factor/createCodeGuard.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UsersRepository } from '../users/users.repository.ts'

/** What both steps of a login take. */
export type LoginDependencies = Readonly<{
  database: Database
  users: UsersRepository
  passwords: Passwords
  sessions: Sessions
  sessionRows: SessionsRepository
  attempts: Attempts
  secretSeal: SecretSeal
  guardCode: CodeGuard
  sites: Sites
  outbox: Outbox
  clock: Clock
}>
