import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordBySystem } from '../../platform/audit/recordBySystem.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { notifyReportersOfRemoval } from './notifyReporters.ts'

const BATCH_SIZE = 200

type Left = Readonly<{ report: typeof reports.$inferSelect; ad: typeof ads.$inferSelect }>

type Closed = Readonly<{ ad: Left['ad']; reports: Left['report'][] }>

const byAd = (left: readonly Left[]): Closed[] =>
  [...new Map(left.map(({ ad }) => [ad.id, ad])).values()].map((ad) => ({
    ad,
    reports: left.flatMap(({ report }) => (report.adId === ad.id ? [report] : [])),
  }))

const isLeft = and(eq(reports.state, 'new'), eq(ads.state, 'deleted'))

/**
 * Closes reports of ads that were deleted before anybody decided: the queue no longer shows them, and
 * anyone who left an address is told.
 * @returns how many were closed
 */
export const closeGoneReports = async (
  { database, outbox, clock }: Pick<ModerationParts, 'database' | 'outbox' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const rows = eachRow<Closed>('close reports of ad', ({ ad }) => ad.id)
  const close = async (tx: Transaction, { ad, reports: closed }: Closed) => {
    const ids = closed.map(({ id }) => id)
    await tx.update(reports).set({ state: 'gone', decidedAt: now }).where(inArray(reports.id, ids))
    await notifyReportersOfRemoval(tx, outbox, ad, closed)
    const detail = { adId: ad.id, total: closed.length }
    const entityId = closed[0]?.id ?? null
    await recordBySystem(tx, { action: 'gone', entity: 'report', entityId, detail }, now)
    total += closed.length
  }
  let total = 0
  const step = async (tx: Transaction, after: Left | undefined) => {
    const left = await tx
      .select({ report: reports, ad: ads })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(and(isLeft, isAfter([reports.id], after && [after.report.id])))
      .orderBy(asc(reports.id))
      .limit(BATCH_SIZE)
      .for('update', { of: reports, skipLocked: true })
    await rows.treat(tx, byAd(left), (closed) => tx.transaction((inner) => close(inner, closed)))

    return left
  }

  await drainRows<Left>(database, step, turn)
  rows.settle()

  return total
}
