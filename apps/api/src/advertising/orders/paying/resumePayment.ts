import type { Payment } from '@inzrt/contracts/payment/payment'
import { eq } from 'drizzle-orm'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderParts } from '../OrderParts.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import type { OrderRecord } from '../reading/OrderRecord.ts'
import { starterOf } from './PaymentStarter.ts'

type Parts = Pick<OrderParts, 'starters' | 'access' | 'clock'>

/** How an order that waits for its money is paid, where the attempt under way can still be used. */
export const resumePayment = async (
  db: Pick<Transaction, 'select'>,
  { starters, access, clock }: Parts,
  { order, ad, attempt }: OrderRecord,
): Promise<Payment | null> => {
  const { paymentMethod: method } = order
  const starter = starterOf(starters, method)
  if (!starter || !attempt || order.state !== 'awaiting_payment') return null
  const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.id))
  const items = await itemsOf(db, order.id)

  return payment
    ? starter.resume({
        order,
        items,
        payment,
        now: clock(),
        brand: order.brandCode,
        sectionId: ad?.sectionId ?? null,
        signature: access.sign(order.publicNo),
      })
    : null
}
