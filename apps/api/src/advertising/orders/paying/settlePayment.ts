import { DAY_MS } from '@inzrt/domain/time'
import { orderTransition, type PaymentEvent } from '@inzrt/rules/order'
import { and, eq, gt } from 'drizzle-orm'
import type { SectionCatalogue } from '../../../catalogue/sections/SectionCatalogue.ts'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import type { OrderRow, PaymentRow } from '../reading/OrderRow.ts'
import { type CreditParts, creditOrder } from './creditOrder.ts'
import { lockPayment } from './lockPayment.ts'
import { movePayment, type PaymentFacts } from './movePayment.ts'

/** What became of a payment, said by one that knows: a gateway, an operator of phones, the bank. */
export type Settlement = Readonly<{ paymentId: number; event: PaymentEvent; facts?: PaymentFacts }>

export type SettleParts = CreditParts & Pick<OrderParts, 'clock'>

const RETRY_DAYS = 7

const ENDS = { declined: 'decline', error: 'decline', cancelled: 'cancel' } as const

/** Whether a later attempt is under way: the end of an earlier one ends nothing then. */
const isOvertaken = async (tx: Transaction, payment: PaymentRow): Promise<boolean> => {
  const [later] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, payment.orderId), gt(payments.id, payment.id)))
    .limit(1)

  return later !== undefined
}

/** The order can be paid again for some days. */
const giveBack = async (tx: Transaction, order: OrderRow, payment: PaymentRow, now: Date) => {
  const event = payment.state in ENDS ? ENDS[payment.state as keyof typeof ENDS] : null
  if (!event || !orderTransition(order.state, event) || (await isOvertaken(tx, payment))) return
  const expiresAt = new Date(order.createdAt.getTime() + RETRY_DAYS * DAY_MS)
  await moveOrder(tx, order, { event, actor: 'system', now, also: { expiresAt } })
}

/**
 * Moves a payment by what became of it, and its order with it. Said again, or said too late, it
 * changes nothing; money is credited once, no matter who says so and however often.
 * @returns the payment as it is now
 */
export const settlePayment = async (
  tx: Transaction,
  parts: SettleParts,
  catalogue: SectionCatalogue,
  { paymentId, event, facts }: Settlement,
): Promise<PaymentRow> => {
  const now = parts.clock()
  const { ad, order, payment } = await lockPayment(tx, paymentId)
  const moved = await movePayment(tx, payment, event, now, facts)
  if (!moved) return payment
  if (moved.state === 'succeeded') {
    const delivered = ad && { ad, section: await catalogue.sectionOf(ad) }
    await creditOrder(tx, parts, { order, now, payment: moved, delivered })
  } else await giveBack(tx, order, moved, now)

  return moved
}
