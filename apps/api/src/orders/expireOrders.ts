import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import { orders } from '../database/schema/orders.ts'
import { payments } from '../database/schema/payments.ts'
import type { Transaction } from '../database/Transaction.ts'
import { moveOrder } from './moveOrder.ts'
import { movePayment } from './movePayment.ts'
import type { OrderParts } from './OrderParts.ts'
import type { OrderRow } from './OrderRow.ts'
import { tellOfFailure } from './orderLetters.ts'

type Parts = Pick<OrderParts, 'database' | 'outbox' | 'access' | 'clock'>

const AT_ONCE = 200

/** Attempts nobody answered; what the bank left open stays so, until somebody looks. */
const expirePayments = async (tx: Transaction, { id }: OrderRow, now: Date): Promise<void> => {
  const open = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), inArray(payments.state, ['initiated', 'redirected'])))
  for (const payment of open) await movePayment(tx, payment, 'expire', now)
}

/** Orders whose time to be paid is over; who meant to pay hears that it can be done again. */
export const expireOrders = async (parts: Parts): Promise<number> => {
  const { database, clock } = parts
  const now = clock()

  return database.db.transaction(async (tx) => {
    const due = await tx
      .select({ order: orders, ad: ads })
      .from(orders)
      .innerJoin(ads, eq(ads.id, orders.adId))
      .where(
        and(
          inArray(orders.state, ['awaiting_payment', 'failed', 'cancelled']),
          lte(orders.expiresAt, now),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .for('update', { of: orders, skipLocked: true })
    for (const { order, ad } of due) {
      const expired = await moveOrder(tx, order, { event: 'expire', actor: 'system', now })
      await expirePayments(tx, expired, now)
      if (order.state === 'awaiting_payment' && order.kind === 'publish')
        await tellOfFailure(tx, parts, expired, ad)
    }

    return due.length
  })
}
