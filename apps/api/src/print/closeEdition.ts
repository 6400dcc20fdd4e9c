import { and, eq, isNull, sql } from 'drizzle-orm'
import { wherePublished } from '../catalogue/ads/isPublished.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { editions } from '../platform/database/schema/editions.ts'
import type { Transaction } from '../platform/database/Transaction.ts'
import { requestJob } from '../platform/jobs/requestJob.ts'
import { snapshotAds } from './snapshotAds.ts'

/** Which edition: numbers start at one every year. */
export type EditionKey = Readonly<{ year: number; number: number }>

export type CloseOutcome = 'closed' | 'already' | 'unknown'

/** Published, and not put off to a later edition. */
const isFor = (editionId: number, at: Date) => sql`${wherePublished(at)} and not exists (
  select from editions later, editions this
  where this.id = ${editionId} and later.id = ${ads.printFrom}
    and later.deadline_at > this.deadline_at)`

/** Copies what is published now into an edition that is locked and open. */
export const closeLocked = async (
  tx: Transaction,
  { id: editionId }: { id: number },
  closedAt: Date,
): Promise<void> => {
  // One moment is printed: this is the only job that cannot be done in steps.
  await tx.execute(sql`set local statement_timeout = 0`)
  const { rowCount } = await tx.execute(
    snapshotAds({ editionId, at: closedAt, where: isFor(editionId, closedAt) }),
  )
  await tx
    .update(editions)
    .set({ closedAt, adsCount: rowCount ?? 0 })
    .where(and(eq(editions.id, editionId), isNull(editions.closedAt)))
  await tx.execute(requestJob('composeEditions'))
}

/**
 * Closes an edition: every ad published at this moment is copied into it, once, and the paper is set
 * soon after. Closing it a second time, or at the same time, changes nothing.
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
    await closeLocked(tx, edition, clock())

    return 'closed'
  })
