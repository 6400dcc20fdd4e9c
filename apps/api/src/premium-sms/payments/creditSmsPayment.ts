import { orderTransition } from '@inzrt/rules/order'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { lockPayment } from '../../advertising/orders/paying/lockPayment.ts'
import { settlePayment } from '../../advertising/orders/paying/settlePayment.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { smsPaymentParts } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SmsCase, SmsResult } from '../receiving/SmsCase.ts'
import type { SmsParts } from '../SmsParts.ts'

type Part = typeof smsPaymentParts.$inferSelect

/** The attempt to pay by message; an order has one at a time, and the last one counts. */
const lastPayment = async (tx: Transaction, orderId: number): Promise<number | null> => {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.provider, 'sms')))
    .orderBy(desc(payments.id))
    .limit(1)

  return payment?.id ?? null
}

const stillMissing = async (tx: Transaction, orderId: number): Promise<number> => {
  const isMissing = and(eq(smsPaymentParts.orderId, orderId), isNull(smsPaymentParts.inboundId))
  const [missing] = await tx.select({ number: count() }).from(smsPaymentParts).where(isMissing)

  return missing?.number ?? 0
}

/** The order as it is after its money was credited, or was not. */
const outcomeOf = async (tx: Transaction, orderId: number): Promise<SmsResult> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (order?.state === 'paid' || order?.state === 'fulfilled') return { outcome: 'paid' }

  return { outcome: order?.state === 'refund_due' ? 'paid_in_vain' : 'order_closed' }
}

const credit = async (
  { orders: orderParts }: SmsParts,
  { tx, catalogue, inboundId }: SmsCase,
  part: Part,
  paymentId: number,
): Promise<SmsResult> => {
  await tx.update(smsPaymentParts).set({ inboundId }).where(eq(smsPaymentParts.id, part.id))
  if ((await stillMissing(tx, part.orderId)) > 0) return { outcome: 'part_paid' }
  await settlePayment(tx, orderParts, catalogue, { paymentId, event: 'succeed' })

  return outcomeOf(tx, part.orderId)
}

/**
 * A message that pays an item of an order: credited once, whatever comes after it. A message of another
 * price, a second one and one for an order that is over pay nothing; their price is owed back.
 */
export const creditSmsPayment = async (
  parts: SmsParts,
  smsCase: SmsCase,
  code: string,
): Promise<SmsResult> => {
  const { tx, sms } = smsCase
  const isIt = eq(smsPaymentParts.code, code)
  const [found] = await tx.select().from(smsPaymentParts).where(isIt)
  const paymentId = found ? await lastPayment(tx, found.orderId) : null
  if (!found || paymentId === null) return { outcome: 'unknown_code' }
  if (sms.shortcode !== found.destinationNumber)
    return { outcome: 'wrong_number', number: found.destinationNumber }
  const { order } = await lockPayment(tx, paymentId)
  const [part] = await tx.select().from(smsPaymentParts).where(isIt)
  if (!part || part.inboundId !== null || !orderTransition(order.state, 'pay'))
    return { outcome: 'already_paid' }
  const isOver = order.state !== 'awaiting_payment'
  if (isOver && (await stillMissing(tx, order.id)) > 1) return { outcome: 'order_closed' }

  return credit(parts, smsCase, part, paymentId)
}
