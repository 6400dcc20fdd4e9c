import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordBySystem } from '../../platform/audit/recordBySystem.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { notifyReportersOfRemoval } from './notifyReporters.ts'

const AT_ONCE = 200

type Left = Readonly<{ report: typeof reports.$inferSelect; ad: typeof ads.$inferSelect }>

const isLeft = and(eq(reports.state, 'new'), eq(ads.state, 'deleted'))

/**
 * Closes reports of ads that were deleted before anybody decided: the queue no longer shows them, and
 * anyone who left an address is told.
 * @returns how many were closed
 */
export const closeGoneReports = (
  { database, outbox, clock }: Pick<ModerationParts, 'database' | 'outbox' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const step = async (tx: Transaction, after: Left | undefined) => {
    const left = await tx
      .select({ report: reports, ad: ads })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(and(isLeft, isAfter([reports.id], after && [after.report.id])))
      .orderBy(asc(reports.id))
      .limit(AT_ONCE)
      .for('update', { of: reports, skipLocked: true })
    if (left.length === 0) return left
    const ids = left.map(({ report }) => report.id)
    await tx.update(reports).set({ state: 'gone', decidedAt: now }).where(inArray(reports.id, ids))
    for (const ad of new Map(left.map((row) => [row.ad.id, row.ad])).values()) {
      const closed = left.flatMap(({ report }) => (report.adId === ad.id ? [report] : []))
      await notifyReportersOfRemoval(tx, outbox, ad, closed)
      const detail = { adId: ad.id, total: closed.length }
      const entityId = closed[0]?.id ?? null
      await recordBySystem(tx, { action: 'gone', entity: 'report', entityId, detail }, now)
    }

    return left
  }

  return drainRows<Left>(database, step, turn)
}
