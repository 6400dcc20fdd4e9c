import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm'
import { isAfter } from '../../../platform/database/isAfter.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { drainRows } from '../../../platform/jobs/drainRows.ts'
import { applyEvent } from '../../editing/applyEvent.ts'
import type { OrderParts } from '../OrderParts.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000
const AT_ONCE = 200

type Ad = typeof ads.$inferSelect

/** Deletes ads that nobody paid for in seven days, and their contacts with them. */
export const purgeUnpaidAds = async (
  { database, sections, clock }: Pick<OrderParts, 'database' | 'sections' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const catalogue = await sections.catalogue()
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)

  const step = async (tx: Transaction, after: Ad | undefined) => {
    const waiting = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.adId, ads.id), eq(orders.state, 'awaiting_payment')))
    const old = await tx
      .select()
      .from(ads)
      .where(
        and(
          eq(ads.state, 'waiting_payment'),
          lte(ads.createdAt, before),
          notExists(waiting),
          isAfter([ads.createdAt, ads.id], after && [after.createdAt, after.id]),
        ),
      )
      .orderBy(asc(ads.createdAt), asc(ads.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const ad of old)
      await applyEvent(tx, {
        ...{ ad, event: 'orderExpired', actor: 'system', now },
        section: catalogue.byId(ad.sectionId),
      })

    return old
  }

  return drainRows<Ad>(database, step, turn)
}
