import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordBySystem } from '../../audit/recordBySystem.ts'
import { ads } from '../../database/schema/ads.ts'
import { reports } from '../../database/schema/reports.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { tellReportersOfGone } from './tellReporters.ts'

const isLeft = and(eq(reports.state, 'new'), eq(ads.state, 'deleted'))

/**
 * Closes reports of ads that were deleted before anybody decided: the queue no longer shows them, and
 * whoever left an address is told.
 * @returns how many were closed
 */
export const closeGoneReports = ({
  database,
  outbox,
  clock,
}: Pick<ModerationParts, 'database' | 'outbox' | 'clock'>): Promise<number> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const left = await tx
      .select({ report: reports, ad: ads })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(isLeft)
      .orderBy(asc(reports.id))
      .for('update', { of: reports, skipLocked: true })
    if (left.length === 0) return 0
    const ids = left.map(({ report }) => report.id)
    await tx.update(reports).set({ state: 'gone', decidedAt: now }).where(inArray(reports.id, ids))
    for (const ad of new Map(left.map((row) => [row.ad.id, row.ad])).values()) {
      const closed = left.flatMap(({ report }) => (report.adId === ad.id ? [report] : []))
      await tellReportersOfGone(tx, outbox, ad, closed)
      const detail = { adId: ad.id, total: closed.length }
      const entityId = closed[0]?.id ?? null
      await recordBySystem(tx, { action: 'gone', entity: 'report', entityId, detail }, now)
    }

    return left.length
  })
