import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { editions } from '../platform/database/schema/editions.ts'
import { closeEdition } from './closeEdition.ts'

/**
 * Closes the editions whose deadline has come. One whose day of release passed while nobody worked is
 * left alone: what was published then is no longer known.
 */
export const closeDueEditions = async (database: Database, clock: Clock): Promise<number> => {
  const now = clock()
  const due = await database.db
    .select({ year: editions.year, number: editions.number })
    .from(editions)
    .where(
      and(
        isNull(editions.closedAt),
        lte(editions.deadlineAt, now),
        gt(editions.releaseDate, sql`(${now}::timestamptz at time zone 'Europe/Prague')::date`),
      ),
    )
    .orderBy(asc(editions.deadlineAt))
  for (const edition of due) await closeEdition(database, clock, edition)

  return due.length
}
