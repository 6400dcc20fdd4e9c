import { orderTransition } from '@inzrt/domain/order'
import { eq } from 'drizzle-orm'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { type Delivery, deliverOrder } from '../delivering/deliverOrder.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfPayment } from '../orderLetters.ts'
import type { PaymentRow } from '../reading/OrderRow.ts'
import { issueReceipt } from '../receipts/issueReceipt.ts'

export type CreditParts = Pick<OrderParts, 'supplier' | 'log' | 'outbox' | 'access'>

/**
 * Credits money to its order: the receipt is issued, what was bought delivered. An order that is
 * paid already takes no second payment; the operator hears that it has to go back.
 */
export const creditOrder = async (
  tx: Transaction,
  parts: CreditParts,
  { payment, ...delivery }: Delivery & { payment: PaymentRow },
): Promise<void> => {
  const { ad, order, now } = delivery
  const { supplier, log } = parts
  if (!orderTransition(order.state, 'pay') || payment.amount !== order.total) {
    log.error({ order: order.publicNo, payment: payment.id }, 'money nobody waited for')
    return
  }
  const paid = await moveOrder(tx, order, {
    ...{ event: 'pay', actor: 'system', now },
    also: { paidAt: now },
  })
  await issueReceipt(tx, { order: paid, ad, supplier, now })
  await deliverOrder(tx, { ...delivery, order: paid })
  const [credited] = await tx.select().from(orders).where(eq(orders.id, paid.id))
  await notifyOfPayment(tx, parts, credited ?? paid, ad)
}
