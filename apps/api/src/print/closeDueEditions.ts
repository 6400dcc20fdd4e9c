import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { editions } from '../platform/database/schema/editions.ts'
import { eachRow } from '../platform/jobs/eachRow.ts'
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
  const rows = eachRow<(typeof due)[number]>(
    'close edition',
    ({ year, number }) => `${year}/${number}`,
  )
  await rows.treat(database.db, due, (edition) => closeEdition(database, clock, edition))

  return rows.settle()
}
