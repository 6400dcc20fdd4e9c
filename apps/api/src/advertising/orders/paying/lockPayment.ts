import { eq } from 'drizzle-orm'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'

/** A payment with its order and ad, kept from changing; everybody locks them in this order. */
export const lockPayment = async (tx: Transaction, paymentId: number) => {
  const [found] = await tx
    .select({ adId: orders.adId, orderId: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!found) throw new RangeError(`There is no payment ${paymentId}.`)
  const [ad = null] =
    found.adId === null
      ? []
      : await tx.select().from(ads).where(eq(ads.id, found.adId)).for('update')
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update')
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!order || !payment) throw new RangeError(`Payment ${paymentId} is gone.`)

  return { ad, order, payment }
}
