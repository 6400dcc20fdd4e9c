import { and, eq, inArray, sql } from 'drizzle-orm'
import { jobFailures } from '../database/schema/jobFailures.ts'
import type { Transaction } from '../database/Transaction.ts'
import { RowsFailed } from './RowsFailed.ts'

type Db = Pick<Transaction, 'select' | 'insert' | 'delete'>
type Key = number | string

/** Five minutes, half an hour, three hours, eighteen, and from then on a day. */
const waitAfter = (tries: unknown) =>
  sql`now() + least(5 * power(6, ${tries}), 1440) * interval '1 minute'`

const isRow = (work: string, row: string) =>
  and(eq(jobFailures.work, work), eq(jobFailures.row, row))

const readKnown = async (db: Db | null, work: string, rows: readonly string[]) => {
  if (!db) return new Map<string, boolean>()
  const known = await db
    .select({ row: jobFailures.row, isWaiting: sql<boolean>`${jobFailures.againAt} > now()` })
    .from(jobFailures)
    .where(and(eq(jobFailures.work, work), inArray(jobFailures.row, [...rows])))

  return new Map(known.map(({ row, isWaiting }) => [row, isWaiting]))
}

const note = (db: Db, work: string, row: string) =>
  db
    .insert(jobFailures)
    .values({ work, row, tries: 1, againAt: waitAfter(0) })
    .onConflictDoUpdate({
      target: [jobFailures.work, jobFailures.row],
      set: { tries: sql`${jobFailures.tries} + 1`, againAt: waitAfter(jobFailures.tries) },
    })

/**
 * Does something with rows, with each by itself: one that fails keeps no other from its turn, and is passed over for
 * longer each time it fails.
 * @param work what is done, as operators read it
 */
export const eachRow = <Row>(work: string, keyOf: (row: Row) => Key) => {
  const failures: { work: string; row: string; error: unknown }[] = []
  let done = 0

  return {
    /**
     * @param db where failures are kept; null where each run goes over all rows anyway
     * @param treat leaves nothing behind where it fails
     * @param turn over: rows left wait for the next one, as failed as they were
     */
    treat: async (
      db: Db | null,
      rows: readonly Row[],
      treat: (row: Row) => Promise<unknown>,
      turn?: AbortSignal,
    ): Promise<void> => {
      if (rows.length === 0) return
      const known = await readKnown(
        db,
        work,
        rows.map((one) => String(keyOf(one))),
      )
      for (const one of rows) {
        if (turn?.aborted) return
        const row = String(keyOf(one))
        if (known.get(row)) continue
        try {
          await treat(one)
        } catch (error) {
          failures.push({ work, row, error })
          if (db) await note(db, work, row)
          continue
        }
        done += 1
        if (db && known.has(row)) await db.delete(jobFailures).where(isRow(work, row))
      }
    },

    /**
     * How many rows were done.
     * @throws RowsFailed where some were not
     */
    settle: (): number => {
      if (failures.length > 0) throw new RowsFailed(failures)

      return done
    },
  }
}
