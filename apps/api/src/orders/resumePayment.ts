import type { Payment } from '@inzrt/contracts/payment'
import { asc, eq } from 'drizzle-orm'
import { orderItems } from '../database/schema/orders.ts'
import { payments } from '../database/schema/payments.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { OrderParts } from './OrderParts.ts'
import type { OrderRecord } from './OrderRecord.ts'

type Parts = Pick<OrderParts, 'starters' | 'access' | 'clock'>

/** How an order that waits for its money is paid, where the attempt under way can still be used. */
export const resumePayment = async (
  db: Pick<Transaction, 'select'>,
  { starters, access, clock }: Parts,
  { order, ad, attempt }: OrderRecord,
): Promise<Payment | null> => {
  const { paymentMethod: method } = order
  const starter = method === 'free' ? undefined : starters[method]
  if (!starter || !attempt || order.state !== 'awaiting_payment') return null
  const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.id))
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id))

  return payment
    ? starter.resume({
        ...{ order, items, payment, now: clock() },
        brand: ad.brandCode,
        sectionId: ad.sectionId,
        signature: access.sign(order.publicNo),
      })
    : null
}
