import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { editions } from '../database/schema/editions.ts'

export type EditionsRepository = ReturnType<typeof createEditionsRepository>
export type EditionRow = typeof editions.$inferSelect

const UPCOMING_MAX = 12

/** Release days are days in Prague. */
const dayOf = (now: Date): SQL => sql`(${now}::timestamptz at time zone 'Europe/Prague')::date`

const ofYear = (year: number | undefined): SQL | undefined =>
  year === undefined ? undefined : eq(editions.year, year)

/** The printed newspaper's issues. */
export const createEditionsRepository = ({ db }: Database, clock: Clock) => ({
  /** Those not released yet, soonest first. */
  upcoming: (year?: number): Promise<EditionRow[]> =>
    db
      .select()
      .from(editions)
      .where(and(gt(editions.releaseDate, dayOf(clock())), ofYear(year)))
      .orderBy(asc(editions.releaseDate))
      .limit(UPCOMING_MAX),
  /** Those released, newest first. */
  archive: (year?: number): Promise<EditionRow[]> =>
    db
      .select()
      .from(editions)
      .where(and(lte(editions.releaseDate, dayOf(clock())), ofYear(year)))
      .orderBy(desc(editions.releaseDate)),
})
