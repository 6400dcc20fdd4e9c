import type { Payment, PaymentMethod } from '@inzrt/contracts/payment/payment'
import { orderExpiry, orderLines, orderTotal } from '@inzrt/rules/order'
import { and, eq, exists, not } from 'drizzle-orm'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orderItems, orders } from '../../../platform/database/schema/orders.ts'
import { smsPaymentParts } from '../../../platform/database/schema/sms.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { spendCredit } from '../credit/spendCredit.ts'
import { deliverOrder } from '../delivering/deliverOrder.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfPayment } from '../orderLetters.ts'
import { cannotRetry, orderChanged } from '../orderProblems.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import { isPaidAtOnce, placeOrder } from '../placing/placeOrder.ts'
import type { AdOrderRecord, OrderRecord } from '../reading/OrderRecord.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { openPayments } from './openPayments.ts'
import { resumePayment } from './resumePayment.ts'
import {
  creditRetryTotals,
  keepsPrice,
  type Market,
  pricedItems,
  retryMethods,
} from './retryMethods.ts'
import { startPayment } from './startPayment.ts'

type Retry = Readonly<{ record: AdOrderRecord; market: Market; method: PaymentMethod }>
type Retried = Readonly<{ publicNo: string; payment: Payment }>

const lock = async (tx: Transaction, { order, ad }: AdOrderRecord) => {
  const [lockedAd] = await tx.select().from(ads).where(eq(ads.id, ad.id)).for('update')
  const [locked] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!lockedAd || locked?.state !== order.state) throw orderChanged()

  return { ad: lockedAd, order: locked }
}

/** What is paid at once is delivered at once. */
const payByCredit = async (
  tx: Transaction,
  parts: OrderParts,
  { order, ad }: Awaited<ReturnType<typeof lock>>,
  { section, now }: Market,
): Promise<void> => {
  if (!(await spendCredit(tx, order, now))) throw cannotRetry()
  const step = { event: 'pay', actor: 'system', now, also: { paidAt: now } } as const
  await notifyOfPayment(tx, parts, order, ad)
  await deliverOrder(tx, { ad, section, order: await moveOrder(tx, order, step), now })
}

const again = async (
  tx: Transaction,
  parts: OrderParts,
  order: OrderRow,
  { record, now }: Readonly<{ record: OrderRecord; now: Date }>,
): Promise<Retried> => {
  const { publicNo } = order
  const underWay = await resumePayment(tx, parts, record)
  if (underWay) return { publicNo, payment: underWay }
  const expiresAt = orderExpiry(order.paymentMethod, now)
  const waiting =
    order.state === 'awaiting_payment'
      ? order
      : await moveOrder(tx, order, { event: 'retry', actor: 'owner', now, also: { expiresAt } })
  const items = await itemsOf(tx, order.id)
  const payment = await startPayment(tx, parts, { order: waiting, items, ad: record.ad, now })

  return { publicNo, payment }
}

/** Nothing can come any more by the way it was to be paid. */
const isRefused = async (tx: Transaction, { id, state }: OrderRow): Promise<boolean> => {
  if (state !== 'failed' && state !== 'cancelled') return false
  const refused = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), not(exists(openPayments(tx)))))

  return refused.length > 0
}

/** The same order by another way and at its prices, which no coupon lowers. */
const otherwise = async (
  tx: Transaction,
  parts: OrderParts,
  { order, ad }: Awaited<ReturnType<typeof lock>>,
  { record, market, method }: Retry,
): Promise<Retried> => {
  const { now } = market
  const lines = orderLines(pricedItems(record, market), method)
  if (!lines) throw cannotRetry()
  const promoOf = (kind: string) => record.items.find((item) => item.kind === kind)?.promoId ?? null
  const also = {
    paymentMethod: method,
    total: orderTotal(lines),
    expiresAt: orderExpiry(method, now),
    couponId: null,
    discountLabel: null,
  }
  const waiting = await moveOrder(tx, order, { event: 'retry', actor: 'owner', now, also })
  await tx.delete(orderItems).where(eq(orderItems.orderId, order.id))
  await tx.delete(smsPaymentParts).where(eq(smsPaymentParts.orderId, order.id))
  const items = await tx
    .insert(orderItems)
    .values(lines.map((line) => ({ ...line, orderId: order.id, promoId: promoOf(line.kind) })))
    .returning()
  if (method === 'credit') {
    await payByCredit(tx, parts, { order: waiting, ad }, market)

    return { publicNo: order.publicNo, payment: { method: 'free' } }
  }
  const payment = await startPayment(tx, parts, { order: waiting, items, ad: record.ad, now })

  return { publicNo: order.publicNo, payment }
}

/** The same at today's prices: a price belongs to its way of payment, and an expired order is over. */
const orderAgain = async (
  tx: Transaction,
  parts: OrderParts,
  { order, ad }: Awaited<ReturnType<typeof lock>>,
  { record, market, method }: Retry,
): Promise<Retried> => {
  const { now, section } = market
  if (order.state === 'awaiting_payment')
    await moveOrder(tx, order, { event: 'cancel', actor: 'owner', now })
  const promoIds = record.items.flatMap(({ kind, promoId }) => (promoId ? [[kind, promoId]] : []))
  const placed = await placeOrder(tx, parts, {
    ad,
    method,
    now,
    kind: order.kind,
    userId: order.userId,
    email: order.email,
    companyId: order.companyId,
    things: pricedItems(record, market),
    promoIds: Object.fromEntries(promoIds),
    // Only its owner is offered credit.
    isByOwner: method === 'credit',
    addInfo: { consentStartNow: order.consentStartNowAt !== null },
  })

  if (isPaidAtOnce(placed)) await deliverOrder(tx, { ad, section, order: placed.order, now })

  return { publicNo: placed.order.publicNo, payment: placed.payment }
}

/**
 * Lets an unpaid order be paid again, with a new number for the bank. Refused one way, it is paid another
 * way at that way's prices; where money may still come, or when it has expired, it becomes a new order.
 * @throws Problem 409 when it cannot be paid so any more
 */
export const retryOrder = async (
  tx: Transaction,
  parts: OrderParts,
  retry: Retry,
): Promise<Retried> => {
  const { record, market, method } = retry
  if (!retryMethods(record, market).includes(method)) throw cannotRetry()
  const locked = await lock(tx, record)
  if (keepsPrice(locked.order, method))
    return again(tx, parts, locked.order, { record, now: market.now })

  return (await isRefused(tx, locked.order))
    ? otherwise(tx, parts, locked, retry)
    : orderAgain(tx, parts, locked, retry)
}

/**
 * Lets unpaid credit be paid again.
 * @throws Problem 409 when it cannot be any more
 */
export const retryCredit = async (
  tx: Transaction,
  parts: OrderParts,
  record: OrderRecord,
): Promise<Retried> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, record.order.id)).for('update')
  if (order?.state !== record.order.state) throw orderChanged()
  if (!creditRetryTotals(record, parts.starters).gp_webpay) throw cannotRetry()

  return again(tx, parts, order, { record, now: parts.clock() })
}
