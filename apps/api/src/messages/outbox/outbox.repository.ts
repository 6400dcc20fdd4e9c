import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import type { Channel, OutboxRow } from './Courier.ts'

/**
 * Longer than a delivery may take by more than a clock is ever stepped: a worker that has not reported by
 * then was stopped. A late report is told apart by its attempt, not by the time.
 */
export const CLAIM_SECONDS = 120

export type OutboxRepository = ReturnType<typeof createOutboxRepository>

/** Messages on their way. What a worker reports counts only while its claim is the last one. */
export const createOutboxRepository = (database: Database) => {
  const { db } = database
  const report = async (claimed: OutboxRow, values: Partial<OutboxRow>): Promise<void> => {
    await db
      .update(outbox)
      .set({ claimedUntil: null, ...values })
      .where(
        and(
          eq(outbox.id, claimed.id),
          eq(outbox.attempts, claimed.attempts),
          eq(outbox.state, 'queued'),
        ),
      )
  }

  return {
    /**
     * Takes the message that has been due longest, so that nobody else does.
     * @param sharers whose messages wait meanwhile
     */
    claim: async (
      channels: readonly Channel[],
      now: Date,
      sharers: readonly string[] = [],
    ): Promise<OutboxRow | null> => {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          sql`state = 'queued' and channel = any(${sql.param([...channels])}) and not_before <= ${now}
            and (claimed_until is null or claimed_until <= now())
            and (sharer is null or sharer <> all(${sql.param([...sharers])}))`,
        )
        .orderBy(outbox.notBefore, outbox.id)
        .limit(1)
        .for('update', { skipLocked: true })
      const [claimed] = await db
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
        })
        .where(eq(outbox.id, sql`(${due})`))
        .returning()

      return claimed ?? null
    },

    finish: (claimed: OutboxRow, sentAt: Date) =>
      report(claimed, { state: 'sent', sentAt, payload: {} }),
    postpone: (claimed: OutboxRow, notBefore: Date) => report(claimed, { notBefore }),
    giveUp: (claimed: OutboxRow) => report(claimed, { state: 'failed', payload: {} }),

    /** Forgets who was written to before a moment; what still waits stays. */
    forget: async (before: Date, turn?: AbortSignal): Promise<void> => {
      const isOver = and(ne(outbox.state, 'queued'), lt(outbox.createdAt, before))
      await deleteRows(database, outbox, isOver, turn)
    },
  }
}
