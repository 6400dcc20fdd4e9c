import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import { keyedHash } from '../crypto/keyedHash.ts'
import { deleteRows } from '../database/deleteRows.ts'
import type { Database } from '../database/openDatabase.ts'
import { attempts } from '../database/schema/attempts.ts'
import type { Queryable } from '../database/Transaction.ts'
import { tooManyAttempts } from '../errors/authProblems.ts'

export type Attempts = ReturnType<typeof createAttempts>

/** How often something may be tried, or how much of it, from the first try on. */
export type Budget = Readonly<{ name: string; limit: number; seconds: number }>

/** One try of something, by or at somebody. */
export type Try = Readonly<{ budget: Budget; subject: readonly string[] }>

/** More than clocks differ by or are corrected by. */
const SET_BACK = '10 seconds'

/**
 * Counts one more try, or as much as it weighs, from there again once the time is over, and at most one past the limit:
 * those are refused. As text: every login pays for it. One that ends much later than a new one would was begun before the clock was set
 * back; a little is the difference of two clocks.
 */
const takeOne = (key: string, limit: number, weight: number, now: string, endsAt: string) => sql`
  insert into attempts as a (key, count, ends_at) values (${key}, ${Math.min(weight, limit + 1)}, ${endsAt})
  on conflict (key) do update set (count, ends_at) = (
    select
      case when is_over then excluded.count else least(a.count + ${weight}::int, ${limit}::int + 1) end,
      case when is_over then excluded.ends_at else a.ends_at end
    from (select a.ends_at <= ${now} or a.ends_at > excluded.ends_at + ${SET_BACK}::interval as is_over) state
  )
  returning count, greatest(1, ceil(extract(epoch from ends_at - ${now}::timestamptz)))::int as "retryAfter"`

/** Counts tries. One is taken before it is known how it ends, so that many at once are not free. */
export const createAttempts = ({ db }: Database, clock: Clock, key: Buffer) => {
  const keyOf = ({ name }: Budget, subject: readonly string[]) => keyedHash(key, name, ...subject)

  /** @returns whether the budget allowed it, whether it was the first try, and in how many seconds it begins again */
  const tryOnce = async (
    on: Queryable,
    budget: Budget,
    subject: readonly string[],
    weight = 1,
  ): Promise<{ isAllowed: boolean; isFirst: boolean; retryAfter: number }> => {
    const now = clock()
    const endsAt = new Date(now.getTime() + budget.seconds * 1_000)
    const { rows } = await on.execute<{ count: number; retryAfter: number }>(
      takeOne(
        ...([keyOf(budget, subject), budget.limit, weight] as const),
        ...([now.toISOString(), endsAt.toISOString()] as const),
      ),
    )
    const { count = 1, retryAfter = 1 } = rows[0] ?? {}

    return { isAllowed: count <= budget.limit, isFirst: count <= weight, retryAfter }
  }

  /**
   * Takes one of each, or of none where one is spent: a refused try takes nothing from the others.
   * @throws Problem 429 when a budget is spent
   */
  const takeEach = (tries: readonly Try[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const { budget, subject } of tries) {
        const { isAllowed, retryAfter } = await tryOnce(tx, budget, subject)
        if (!isAllowed) throw tooManyAttempts(retryAfter)
      }
    })

  /** One try did no harm and is not counted; one refused never was. */
  const giveBack = async (
    on: Queryable,
    budget: Budget,
    ...subject: readonly string[]
  ): Promise<void> => {
    await on
      .update(attempts)
      .set({ count: sql`greatest(least(${attempts.count}, ${budget.limit}::int) - 1, 0)` })
      .where(eq(attempts.key, keyOf(budget, subject)))
  }

  return {
    tryOnce,
    takeEach,
    giveBack,

    /** @throws Problem 429 when the budget is spent */
    take: async (budget: Budget, ...subject: readonly string[]): Promise<void> => {
      const { isAllowed, retryAfter } = await tryOnce(db, budget, subject)
      if (!isAllowed) throw tooManyAttempts(retryAfter)
    },

    /** Whether the budget still allowed it. */
    isFirst: async (budget: Budget, ...subject: readonly string[]): Promise<boolean> =>
      (await tryOnce(db, budget, subject)).isAllowed,

    /**
     * Takes one of each for what is done now. What ends without a result, because the machine is too busy for it,
     * was no try.
     */
    takeFor: async <Result>(
      tries: readonly Try[],
      task: () => Promise<Result>,
    ): Promise<Result> => {
      await takeEach(tries)
      try {
        return await task()
      } catch (error) {
        for (const { budget, subject } of tries) await giveBack(db, budget, ...subject)
        throw error
      }
    },

    /** Keeps for the budget's time that something was done. */
    note: async (on: Queryable, budget: Budget, ...subject: readonly string[]): Promise<void> => {
      const endsAt = new Date(clock().getTime() + budget.seconds * 1_000)
      await on
        .insert(attempts)
        .values({ key: keyOf(budget, subject), count: 1, endsAt })
        .onConflictDoUpdate({ target: attempts.key, set: { endsAt } })
    },

    /** Whether it was noted within the budget's time. */
    isNoted: async (budget: Budget, ...subject: readonly string[]): Promise<boolean> => {
      const isKept = and(eq(attempts.key, keyOf(budget, subject)), gt(attempts.endsAt, clock()))
      const noted = await db.select({ key: attempts.key }).from(attempts).where(isKept)

      return noted.length > 0
    },

    /** Anyone who knows the secret starts afresh. */
    clear: async (budget: Budget, ...subject: readonly string[]): Promise<void> => {
      await db.delete(attempts).where(eq(attempts.key, keyOf(budget, subject)))
    },

    /** Deletes what no longer counts. */
    sweep: async (turn?: AbortSignal): Promise<void> => {
      await deleteRows({ db }, attempts, lte(attempts.endsAt, clock()), turn)
    },
  }
}
