import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAfter } from '../../../platform/database/isAfter.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { drainEach } from '../../../platform/jobs/drainEach.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfFailure } from '../orderLetters.ts'

const AFTER_MS = DAY_MS
const BATCH_SIZE = 200

type Unpaid = Readonly<{ order: typeof orders.$inferSelect; ad: typeof ads.$inferSelect }>

/**
 * Writes once, a day after an ad was placed, to an advertiser who has not paid for it, with the link by which it
 * can be paid still.
 */
export const remindUnpaid = async (
  parts: Pick<OrderParts, 'database' | 'outbox' | 'access' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const { database, clock } = parts
  const now = clock()
  const others = alias(orders, 'others')

  const find = (tx: Transaction, after: Unpaid | undefined) => {
    const better = tx
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.adId, orders.adId),
          sql`(${others.remindedAt} is not null or (${others.id} > ${orders.id} and ${others.kind} = 'publish'))`,
        ),
      )
    return tx
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
          isAfter([orders.id], after && [after.order.id]),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(BATCH_SIZE)
      .for('update', { of: orders, skipLocked: true })
  }
  const treat = async (tx: Transaction, { order, ad }: Unpaid) => {
    await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id))
    await notifyOfFailure(tx, parts, order, ad)
  }
  const keyOf = ({ order }: Unpaid) => order.id

  return drainEach(database, { work: 'remind of unpaid order', keyOf, find, treat }, turn)
}
