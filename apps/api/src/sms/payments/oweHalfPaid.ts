import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/openDatabase.ts'
import { orders } from '../../database/schema/orders.ts'
import { smsInbound, smsPaymentParts } from '../../database/schema/sms.ts'

const AT_ONCE = 200

/**
 * Orders of several messages whose last one never came: what did come is owed back to its senders, and
 * pays nothing any more. Returns how many messages there were.
 */
export const oweHalfPaid = ({ db }: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const halves = await tx
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
        ),
      )
      .limit(AT_ONCE)
      .for('update')
    for (const { id, inboundId, price } of halves) {
      if (inboundId === null) continue
      await tx.update(smsPaymentParts).set({ inboundId: null }).where(eq(smsPaymentParts.id, id))
      await tx
        .update(smsInbound)
        .set({ outcome: 'order_closed', refundAmount: price })
        .where(eq(smsInbound.id, inboundId))
    }

    return halves.length
  })
