import { eq, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import { keyedHash } from '../crypto/keyedHash.ts'
import type { Database } from '../database/openDatabase.ts'
import { attempts } from '../database/schema/attempts.ts'
import type { Transaction } from '../database/Transaction.ts'
import { tooManyAttempts } from '../errors/authProblems.ts'

export type Attempts = ReturnType<typeof createAttempts>

/** How often something may be tried, from the first try on. */
export type Budget = Readonly<{ name: string; limit: number; seconds: number }>

/** Counts tries. One is taken before it is known how it ends, so that many at once are not free. */
export const createAttempts = ({ db }: Database, clock: Clock, key: Buffer) => {
  const keyOf = ({ name }: Budget, subject: readonly string[]) => keyedHash(key, name, ...subject)

  /** @returns whether the budget allowed it, and in how many seconds it begins anew */
  const tryOnce = async (
    on: Transaction | Database['db'],
    budget: Budget,
    subject: readonly string[],
  ): Promise<{ isAllowed: boolean; retryAfter: number }> => {
    const now = clock()
    const endsAt = new Date(now.getTime() + budget.seconds * 1_000)
    // One that ends later than a new one would was begun before the clock was set back.
    const isOver = sql`(${attempts.endsAt} <= ${now.toISOString()} or ${attempts.endsAt} > ${endsAt.toISOString()})`
    const [taken] = await on
      .insert(attempts)
      .values({ key: keyOf(budget, subject), count: 1, endsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${endsAt.toISOString()} else ${attempts.endsAt} end`,
        },
      })
      .returning()
    const waitMs = (taken?.endsAt.getTime() ?? 0) - now.getTime()

    return {
      isAllowed: (taken?.count ?? 1) <= budget.limit,
      retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
    }
  }

  return {
    tryOnce,

    /** @throws Problem 429 when the budget is spent */
    take: async (budget: Budget, ...subject: readonly string[]): Promise<void> => {
      const { isAllowed, retryAfter } = await tryOnce(db, budget, subject)
      if (!isAllowed) throw tooManyAttempts(retryAfter)
    },

    /** One try did no harm and is not counted. */
    giveBack: async (
      on: Transaction | Database['db'],
      budget: Budget,
      ...subject: readonly string[]
    ): Promise<void> => {
      await on
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(eq(attempts.key, keyOf(budget, subject)))
    },

    /** Whoever knows the secret starts afresh. */
    clear: async (budget: Budget, ...subject: readonly string[]): Promise<void> => {
      await db.delete(attempts).where(eq(attempts.key, keyOf(budget, subject)))
    },

    /** Deletes what no longer counts. */
    sweep: async (): Promise<void> => {
      await db.delete(attempts).where(lte(attempts.endsAt, clock()))
    },
  }
}
