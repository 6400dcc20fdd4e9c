import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { OrderParts } from './OrderParts.ts'
import type { OrderRow } from './reading/OrderRow.ts'

type Ad = Pick<typeof ads.$inferSelect, 'heading' | 'brandCode'>
type Parts = Pick<OrderParts, 'outbox' | 'access'>

const common = (order: OrderRow, ad: Ad, { access }: Parts) => ({
  heading: ad.heading,
  publicNo: order.publicNo,
  signature: access.sign(order.publicNo),
})

/** What comes back and until when; null when nothing does. */
const refundOf = ({ refundAmount, refundDueAt }: OrderRow) =>
  refundDueAt && { amount: refundAmount ?? 0, dueAt: refundDueAt.toISOString() }

/** Says that money arrived, and where the receipt is; or that it came in vain and until when it goes back. */
export const notifyOfPayment = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  if (!order.email) return
  const refund = refundOf(order)
  if (refund) {
    await parts.outbox.enqueue(tx, {
      ...{ channel: 'email', brand: ad.brandCode, to: order.email, template: 'orderImpossible' },
      payload: { ...common(order, ad, parts), ...refund },
      dedupeKey: `order impossible ${order.id}`,
    })
    return
  }
  await parts.outbox.enqueue(tx, {
    ...{ channel: 'email', brand: ad.brandCode, to: order.email, template: 'orderPaid' },
    payload: { ...common(order, ad, parts), total: order.total },
    dedupeKey: `order paid ${order.id}`,
  })
}

/** Confirms a withdrawal on a durable medium, as the law wants, with what comes back and when. */
export const notifyOfWithdrawal = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  const refund = refundOf(order)
  if (!order.email || !refund) return
  await parts.outbox.enqueue(tx, {
    ...{ channel: 'email', brand: ad.brandCode, to: order.email, template: 'orderWithdrawn' },
    payload: { ...common(order, ad, parts), ...refund },
    dedupeKey: `order withdrawn ${order.id}`,
  })
}

/** Says that a payment did not succeed, and where it can be made again. */
export const notifyOfFailure = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  if (!order.email) return
  await parts.outbox.enqueue(tx, {
    ...{ channel: 'email', brand: ad.brandCode, to: order.email, template: 'orderUnpaid' },
    payload: { ...common(order, ad, parts), kind: order.kind },
    dedupeKey: `order unpaid ${order.id}`,
  })
}
