import { and, asc, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { EditionRow } from '../platform/database/schema/editions.ts'
import { editions } from '../platform/database/schema/editions.ts'
import type { EditionKey } from './closeEdition.ts'
import { isReleased } from './isReleased.ts'

export type EditionsRepository = ReturnType<typeof createEditionsRepository>

const UPCOMING_MAX = 12

const ofYear = (year: number | undefined): SQL | undefined =>
  year === undefined ? undefined : eq(editions.year, year)

/** The printed newspaper's issues. */
export const createEditionsRepository = ({ db }: Database, clock: Clock) => ({
  /** Those not released yet, soonest first. */
  upcoming: (year?: number): Promise<EditionRow[]> =>
    db
      .select()
      .from(editions)
      .where(and(not(isReleased(clock())), ofYear(year)))
      .orderBy(asc(editions.releaseDate))
      .limit(UPCOMING_MAX),
  /** Those released, newest first. */
  archive: (year?: number): Promise<EditionRow[]> =>
    db
      .select()
      .from(editions)
      .where(and(isReleased(clock()), ofYear(year)))
      .orderBy(desc(editions.releaseDate)),
  /** One more code of a closed edition was read. @returns whether there is such an edition */
  countScan: async ({ year, number }: EditionKey): Promise<boolean> => {
    const isIt = and(eq(editions.year, year), eq(editions.number, number))
    const counted = await db
      .update(editions)
      .set({ scans: sql`${editions.scans} + 1` })
      .where(and(isIt, isNotNull(editions.closedAt)))
      .returning({ id: editions.id })

    return counted.length > 0
  },
  /** Whether a file is the paper of an edition that is out. */
  isOut: async (pdfPath: string): Promise<boolean> =>
    (
      await db
        .select({ id: editions.id })
        .from(editions)
        .where(and(eq(editions.pdfPath, pdfPath), isReleased(clock())))
    ).length > 0,
})
