import { and, eq, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Attempts } from '../attempts/createAttempts.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { authEvents } from '../database/schema/authEvents.ts'
import { emailTokens } from '../database/schema/emailTokens.ts'
import { outbox } from '../database/schema/outbox.ts'
import { passwordResets } from '../database/schema/passwordResets.ts'
import { retiredNicknames } from '../database/schema/retiredNicknames.ts'
import { sessions } from '../database/schema/sessions.ts'

type Dependencies = Readonly<{ database: Database; attempts: Attempts; clock: Clock }>

const DAY_MS = 86_400_000

/** Ended sessions tell for a while which devices an account knows. */
const KEPT_DAYS = { sessions: 90, events: 180, resets: 2, emailTokens: 2 } as const

/** Deletes what is kept of logins longer than it is good for, and whom the last letters went to. */
export const sweepIdentity = async ({ database, attempts, clock }: Dependencies): Promise<void> => {
  const { db } = database
  const before = (days: number): Date => new Date(clock().getTime() - days * DAY_MS)
  const isLongEnded = or(
    lt(sessions.endsAt, before(KEPT_DAYS.sessions)),
    lt(sessions.revokedAt, before(KEPT_DAYS.sessions)),
  ) as SQL

  await attempts.sweep()
  await db.delete(sessions).where(isLongEnded)
  await db.delete(authEvents).where(lt(authEvents.createdAt, before(KEPT_DAYS.events)))
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, before(KEPT_DAYS.resets)))
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, before(KEPT_DAYS.emailTokens)))
  await db
    .update(outbox)
    .set({ recipient: '' })
    .where(and(eq(outbox.template, 'accountDeleted'), ne(outbox.state, 'queued')))
  await db.delete(retiredNicknames).where(lt(retiredNicknames.until, clock()))
}
