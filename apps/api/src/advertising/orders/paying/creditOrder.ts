import { orderTransition } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { deliverCredit } from '../delivering/deliverCredit.ts'
import { type Delivery, deliverOrder } from '../delivering/deliverOrder.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfPayment } from '../orderLetters.ts'
import type { PaymentRow } from '../reading/OrderRow.ts'
import { issueReceipt } from '../receipts/issueReceipt.ts'

type Paid = Pick<Delivery, 'order' | 'now'> &
  Readonly<{
    payment: PaymentRow
    /** What it is delivered to; null: credit, to an account. */
    delivered: Pick<Delivery, 'ad' | 'section'> | null
  }>

export type CreditParts = Pick<OrderParts, 'supplier' | 'log' | 'outbox' | 'access'>

/**
 * Credits money to its order: the receipt is issued, what was bought delivered. An order that is
 * paid already takes no second payment; the operator hears that it has to go back.
 */
export const creditOrder = async (
  tx: Transaction,
  parts: CreditParts,
  { payment, order, now, delivered }: Paid,
): Promise<void> => {
  const { supplier, log } = parts
  if (!orderTransition(order.state, 'pay') || payment.amount !== order.total) {
    log.error({ order: order.publicNo, payment: payment.id }, 'money nobody waited for')
    return
  }
  const paid = await moveOrder(tx, order, {
    event: 'pay',
    actor: 'system',
    now,
    also: { paidAt: now },
  })
  const ad = delivered?.ad ?? null
  await issueReceipt(tx, { order: paid, ad, supplier, now, kind: 'receipt' })
  if (delivered) await deliverOrder(tx, { ...delivered, order: paid, now })
  else await deliverCredit(tx, paid, now)
  const [credited] = await tx.select().from(orders).where(eq(orders.id, paid.id))
  await notifyOfPayment(tx, parts, credited ?? paid, ad)
}
