import type { Payment } from '@inzrt/contracts/payment/payment'
import type { ads } from '../../../platform/database/schema/ads.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderParts } from '../OrderParts.ts'
import { cannotRetry } from '../orderProblems.ts'
import type { OrderItemRow, OrderRow } from '../reading/OrderRow.ts'
import { createPayment } from './createPayment.ts'
import { isAttempted, starterOf } from './PaymentStarter.ts'

type Wanted = Readonly<{
  order: OrderRow
  items: readonly OrderItemRow[]
  ad: Pick<typeof ads.$inferSelect, 'sectionId'> | null
  now: Date
}>

/**
 * Begins a new attempt to pay an order the way it says.
 * @throws Problem 409 when there is no such way any more
 */
export const startPayment = async (
  tx: Transaction,
  { starters, access }: Pick<OrderParts, 'starters' | 'access'>,
  { order, items, ad, now }: Wanted,
): Promise<Payment> => {
  const { paymentMethod: method } = order
  const starter = starterOf(starters, method)
  if (!starter || !isAttempted(method)) throw cannotRetry()
  const payment = await createPayment(tx, order, method, now)

  return starter.start(tx, {
    order,
    items,
    payment,
    now,
    brand: order.brandCode,
    sectionId: ad?.sectionId ?? null,
    signature: access.sign(order.publicNo),
  })
}
