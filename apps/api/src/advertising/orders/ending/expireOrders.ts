import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { isAfter } from '../../../platform/database/isAfter.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { drainEach } from '../../../platform/jobs/drainEach.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { movePayment } from '../paying/movePayment.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

const BATCH_SIZE = 200

/** Attempts nobody answered; what the bank left open stays so, until somebody looks. */
const expirePayments = async (tx: Transaction, { id }: OrderRow, now: Date): Promise<void> => {
  const open = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), inArray(payments.state, ['initiated', 'redirected'])))
  for (const payment of open) await movePayment(tx, payment, 'expire', now)
}

/** Orders whose time to be paid is over. */
export const expireOrders = async (
  { database, clock }: Pick<OrderParts, 'database' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const find = (tx: Transaction, after: OrderRow | undefined) =>
    tx
      .select()
      .from(orders)
      .where(
        and(
          inArray(orders.state, ['awaiting_payment', 'failed', 'cancelled']),
          lte(orders.expiresAt, now),
          isAfter([orders.expiresAt, orders.id], after && [after.expiresAt, after.id]),
        ),
      )
      .orderBy(asc(orders.expiresAt), asc(orders.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
  const treat = async (tx: Transaction, order: OrderRow) => {
    const expired = await moveOrder(tx, order, { event: 'expire', actor: 'system', now })
    await expirePayments(tx, expired, now)
  }

  return drainEach(database, { work: 'expire order', keyOf: ({ id }) => id, find, treat }, turn)
}
