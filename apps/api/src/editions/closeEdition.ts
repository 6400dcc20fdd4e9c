import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { editions } from '../database/schema/editions.ts'
import { requestJob } from '../jobs/requestJob.ts'
import { snapshotAds } from './snapshotAds.ts'

/** Which edition: numbers begin anew every year. */
export type EditionKey = Readonly<{ year: number; number: number }>

export type CloseOutcome = 'closed' | 'already' | 'unknown'

/**
 * Closes an edition: every ad published at this moment is copied into it, once, and the paper is set
 * soon after. Whoever closes it a second time, or at the same time, changes nothing.
 */
export const closeEdition = (
  { db }: Database,
  clock: Clock,
  { year, number }: EditionKey,
): Promise<CloseOutcome> =>
  db.transaction(async (tx) => {
    const isIt = and(eq(editions.year, year), eq(editions.number, number))
    const [edition] = await tx.select().from(editions).where(isIt).for('update')
    if (!edition) return 'unknown'
    if (edition.closedAt) return 'already'
    const closedAt = clock()
    const { rowCount } = await tx.execute(
      snapshotAds({ editionId: edition.id, at: closedAt, where: sql`ads.state = 'published'` }),
    )
    await tx
      .update(editions)
      .set({ closedAt, adsCount: rowCount ?? 0 })
      .where(and(eq(editions.id, edition.id), isNull(editions.closedAt)))
    await tx.execute(requestJob('composeEditions'))

    return 'closed'
  })
