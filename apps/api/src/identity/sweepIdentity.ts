import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Attempts } from '../platform/attempts/createAttempts.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import { deleteRows } from '../platform/database/deleteRows.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { adTokens } from '../platform/database/schema/adTokens.ts'
import { authEvents } from '../platform/database/schema/authEvents.ts'
import { emailTokens } from '../platform/database/schema/emailTokens.ts'
import { idempotencyKeys } from '../platform/database/schema/idempotencyKeys.ts'
import { outbox } from '../platform/database/schema/outbox.ts'
import { passkeyChallenges } from '../platform/database/schema/passkeys.ts'
import { passwordResets } from '../platform/database/schema/passwordResets.ts'
import { phoneVerifications } from '../platform/database/schema/phoneVerifications.ts'
import { retiredNicknames } from '../platform/database/schema/retiredNicknames.ts'
import { appSecrets, halfLogins } from '../platform/database/schema/secondFactors.ts'
import { sessions } from '../platform/database/schema/sessions.ts'
import { drainRows } from '../platform/jobs/drainRows.ts'
import type { SecretSeal } from './second-factor/app/createSecretSeal.ts'
import { resealSecrets } from './second-factor/app/resealSecrets.ts'

type Dependencies = Readonly<{
  database: Database
  attempts: Attempts
  secretSeal: SecretSeal
  clock: Clock
}>

const DAY_MS = 86_400_000

/**
 * Ended sessions tell for a while which devices an account knows; a write is repeated within hours, by a form
 * left open over a weekend within days.
 */
const KEPT_DAYS = { sessions: 90, events: 180, resets: 2, links: 2, writes: 7 } as const

const AT_ONCE = 500

/** Empties the addresses of letters that told of deleted accounts. */
const forgetDeleted = (database: Database, turn?: AbortSignal): Promise<number> =>
  drainRows(
    database,
    async (tx) => {
      const told = tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.template, 'accountDeleted'),
            ne(outbox.state, 'queued'),
            ne(outbox.recipient, ''),
          ),
        )
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })

      return tx
        .update(outbox)
        .set({ recipient: '' })
        .where(inArray(outbox.id, told))
        .returning({ id: outbox.id })
    },
    turn,
  )

/** Deletes what is kept of logins and of repeated writes longer than it is good for, and whom the last letters went to. */
export const sweepIdentity = async (
  { database, attempts, secretSeal, clock }: Dependencies,
  turn?: AbortSignal,
): Promise<void> => {
  const now = clock()
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const forget = (table: PgTable, which: SQL) => deleteRows(database, table, which, turn)

  await attempts.sweep(turn)
  await resealSecrets(database, secretSeal, turn)
  await forget(sessions, lt(sessions.endsAt, before(KEPT_DAYS.sessions)))
  await forget(sessions, lt(sessions.revokedAt, before(KEPT_DAYS.sessions)))
  await forget(authEvents, lt(authEvents.createdAt, before(KEPT_DAYS.events)))
  await forget(passwordResets, lt(passwordResets.createdAt, before(KEPT_DAYS.resets)))
  for (const links of [emailTokens, adTokens, phoneVerifications])
    await forget(links, lt(links.expiresAt, before(KEPT_DAYS.links)))
  await forget(halfLogins, lt(halfLogins.expiresAt, now))
  await forget(passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
  await forget(appSecrets, sql`confirmed_at is null and created_at < ${before(1).toISOString()}`)
  await forget(idempotencyKeys, lt(idempotencyKeys.createdAt, before(KEPT_DAYS.writes)))
  await forget(retiredNicknames, lt(retiredNicknames.until, now))
  await forgetDeleted(database, turn)
}
