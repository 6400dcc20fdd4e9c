import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import type { SessionRow } from './sessionRules.ts'

export type SessionsRepository = ReturnType<typeof createSessionsRepository>
export type LiveSession = SessionRow & Pick<typeof users.$inferSelect, 'scope'>

const isLive = (now: Date): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.endsAt, now))

/** Sessions as rows. Every change is one conditional statement: of two at once, one wins. */
export const createSessionsRepository = ({ db }: Database) => {
  const find = db
    .select({ session: sessions, scope: users.scope })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, sql.placeholder('now')),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('sessions_find')

  return {
    /** A session that has not ended, of an account that may be used. */
    find: async (id: string, now: Date): Promise<LiveSession | null> => {
      const [found] = await find.execute({ id, now })

      return found ? { ...found.session, scope: found.scope } : null
    },

    add: (tx: Transaction, session: typeof sessions.$inferInsert) =>
      tx.insert(sessions).values(session),

    /** Exchanges the present token for another, unless somebody else has just done so. */
    exchange: async (
      { id, tokenId }: SessionRow,
      next: { tokenId: string; now: Date },
    ): Promise<SessionRow | null> => {
      const [exchanged] = await db
        .update(sessions)
        .set({
          tokenId: next.tokenId,
          formerTokenId: tokenId,
          issuedAt: next.now,
          lastUsedAt: next.now,
          tokenUsedAt: null,
        })
        .where(and(eq(sessions.id, id), eq(sessions.tokenId, tokenId), isNull(sessions.revokedAt)))
        .returning()

      return exchanged ?? null
    },

    noteUse: async ({ id, tokenId }: SessionRow, now: Date): Promise<void> => {
      await db
        .update(sessions)
        .set({
          lastUsedAt: now,
          tokenUsedAt: sql`coalesce(${sessions.tokenUsedAt}, ${now.toISOString()})`,
        })
        .where(and(eq(sessions.id, id), eq(sessions.tokenId, tokenId)))
    },

    /** The second step was taken within a session just now. */
    noteSecondStep: async (tx: Transaction, id: string, now: Date): Promise<void> => {
      await tx.update(sessions).set({ secondStepAt: now }).where(eq(sessions.id, id))
    },

    /** When it was last taken within a session; null: not since its login. */
    secondStepAt: async (id: string): Promise<Date | null> => {
      const [session] = await db
        .select({ at: sessions.secondStepAt })
        .from(sessions)
        .where(eq(sessions.id, id))

      return session?.at ?? null
    },

    ofUser: (userId: number, now: Date): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isLive(now)))
        .orderBy(desc(sessions.lastUsedAt)),

    /** Whether the user has been logged in from a device before; ended sessions count too. */
    isKnownDevice: async (tx: Transaction, userId: number, device: string): Promise<boolean> => {
      const known = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.device, device)))
        .limit(1)

      return known.length > 0
    },

    /**
     * Ends a session, and with it the notifications of its browser, unless it ended by itself.
     * @returns whether there was such a session of this user's
     */
    end: async (
      userId: number,
      id: string,
      now: Date,
      { isByItself = false }: Readonly<{ isByItself?: boolean }> = {},
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isLive(now)))
        const isIts = and(eq(pushSubscriptions.sessionId, id), eq(pushSubscriptions.userId, userId))
        // After the session: a browser that was being added to it is there by now.
        if (!isByItself) await tx.delete(pushSubscriptions).where(isIts)

        return rowCount === 1
      }),

    /** Ends all sessions of a user and what their browsers are notified of, or all but one. */
    endAll: async (on: Queryable, userId: number, now: Date, exceptId = ''): Promise<void> => {
      await on
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId), isLive(now)))
      await on
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, exceptId)))
    },
  }
}
