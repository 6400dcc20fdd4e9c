import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { smsInbound, smsPaymentParts } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'

const BATCH_SIZE = 200

type Half = Readonly<{ id: number; inboundId: number | null; price: number }>

/**
 * Orders of several messages whose last one never came: what did come is owed back to its senders, and
 * pays nothing any more. Returns how many messages there were.
 */
export const recordPartialRefundDue = ({ db }: Database, turn?: AbortSignal): Promise<number> => {
  const find = (tx: Transaction, after: Half | undefined): Promise<readonly Half[]> =>
    tx
      .select({
        id: smsPaymentParts.id,
        inboundId: smsPaymentParts.inboundId,
        price: smsPaymentParts.price,
      })
      .from(smsPaymentParts)
      .innerJoin(orders, eq(orders.id, smsPaymentParts.orderId))
      .where(
        and(
          isNotNull(smsPaymentParts.inboundId),
          inArray(orders.state, ['expired', 'cancelled', 'failed']),
          isAfter([smsPaymentParts.id], after && [after.id]),
        ),
      )
      .orderBy(asc(smsPaymentParts.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
  const treat = async (tx: Transaction, { id, inboundId, price }: Half) => {
    if (inboundId === null) return
    await tx.update(smsPaymentParts).set({ inboundId: null }).where(eq(smsPaymentParts.id, id))
    await tx
      .update(smsInbound)
      .set({ outcome: 'order_closed', refundAmount: price })
      .where(eq(smsInbound.id, inboundId))
  }

  return drainEach<Half>(
    { db },
    { work: 'owe half a payment back', keyOf: ({ id }) => id, find, treat },
    turn,
  )
}
