import { orderTransition } from '@inzrt/domain/order'
import type { Transaction } from '../database/Transaction.ts'
import { type Delivery, deliverOrder } from './deliverOrder.ts'
import { issueReceipt } from './issueReceipt.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderParts } from './OrderParts.ts'
import type { PaymentRow } from './OrderRow.ts'
import { tellOfPayment } from './orderLetters.ts'

/**
 * Credits money to its order: the receipt is issued, what was bought delivered. An order that is
 * paid already takes no second payment; the operator hears that it has to go back.
 */
export const creditOrder = async (
  tx: Transaction,
  parts: OrderParts,
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
  await tellOfPayment(tx, parts, paid, ad)
}
