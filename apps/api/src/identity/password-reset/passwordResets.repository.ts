import { DAY_MS } from '@inzrt/domain/time'
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { passwordResets } from '../../platform/database/schema/passwordResets.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type ResetRow = typeof passwordResets.$inferSelect

/** Of a user's mailed ways to another password. All within the caller's transaction. */
export const passwordResetRows = {
  add: async (tx: Transaction, reset: typeof passwordResets.$inferInsert): Promise<void> => {
    await tx.insert(passwordResets).values(reset)
  },

  countCodesOfDay: async (tx: Transaction, userId: number, now: Date): Promise<number> => {
    const [row] = await tx
      .select({ codes: count() })
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.userId, userId),
          isNotNull(passwordResets.codeHash),
          gt(passwordResets.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      )

    return row?.codes ?? 0
  },

  /** Wrong codes of an account so far; nobody else tries one meanwhile. */
  lockFaults: async (tx: Transaction, userId: number): Promise<number> => {
    const [row] = await tx
      .select({ faults: users.resetCodeFaults })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')

    return row?.faults ?? 0
  },

  findByLink: async (tx: Transaction, userId: number, token: string, now: Date) => {
    const [found] = await tx
      .select()
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.linkHash, sha256(token)),
          eq(passwordResets.userId, userId),
          isNull(passwordResets.usedAt),
          gt(passwordResets.linkUntil, now),
        ),
      )
      .for('update')

    return found ?? null
  },

  /** The newest code asked for from a browser, if it still counts. */
  findByFlow: async (tx: Transaction, userId: number, flowHash: string, now: Date) => {
    const [found] = await tx
      .select()
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.userId, userId),
          eq(passwordResets.flowHash, flowHash),
          isNull(passwordResets.usedAt),
          gt(passwordResets.codeUntil, now),
        ),
      )
      .orderBy(desc(passwordResets.id))
      .limit(1)

    return found ?? null
  },

  countFault: async (tx: Transaction, { id, userId }: ResetRow): Promise<void> => {
    await tx
      .update(passwordResets)
      .set({ codeFaults: sql`${passwordResets.codeFaults} + 1` })
      .where(eq(passwordResets.id, id))
    await tx
      .update(users)
      .set({ resetCodeFaults: sql`${users.resetCodeFaults} + 1` })
      .where(eq(users.id, userId))
  },

  /** None of an account's links and codes works any more. */
  useAll: async (tx: Transaction, userId: number, now: Date): Promise<void> => {
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  },
}
