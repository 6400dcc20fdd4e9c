import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ads } from '../../database/schema/ads.ts'
import { orders } from '../../database/schema/orders.ts'
import type { OrderParts } from '../OrderParts.ts'
import { tellOfFailure } from '../orderLetters.ts'

const AFTER_MS = 86_400_000
const AT_ONCE = 200

/**
 * Writes once, a day after an ad was placed, to whoever has not paid for it, with the link by which it
 * can be paid still.
 */
export const remindOfUnpaid = async (
  parts: Pick<OrderParts, 'database' | 'outbox' | 'access' | 'clock'>,
): Promise<number> => {
  const { database, clock } = parts
  const now = clock()
  const others = alias(orders, 'others')

  return database.db.transaction(async (tx) => {
    const better = tx
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.adId, orders.adId),
          sql`(${others.remindedAt} is not null or (${others.id} > ${orders.id} and ${others.kind} = 'publish'))`,
        ),
      )
    const due = await tx
      .select({ order: orders, ad: ads })
      .from(ads)
      .innerJoin(orders, eq(orders.adId, ads.id))
      .where(
        and(
          eq(ads.state, 'waiting_payment'),
          lte(ads.createdAt, new Date(now.getTime() - AFTER_MS)),
          eq(orders.kind, 'publish'),
          inArray(orders.state, ['awaiting_payment', 'failed', 'cancelled', 'expired']),
          notExists(better),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .for('update', { of: orders, skipLocked: true })
    for (const { order, ad } of due) {
      await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id))
      await tellOfFailure(tx, parts, order, ad)
    }

    return due.length
  })
}
