import type { Payment, PaymentMethod } from '@inzrt/contracts/payment/payment'
import { orderExpiry } from '@inzrt/domain/order'
import { eq } from 'drizzle-orm'
import { ads } from '../../database/schema/ads.ts'
import { orders } from '../../database/schema/orders.ts'
import type { Transaction } from '../../database/Transaction.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { cannotRetry, orderChanged } from '../orderProblems.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import { placeOrder } from '../placing/placeOrder.ts'
import type { OrderRecord } from '../reading/OrderRecord.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { resumePayment } from './resumePayment.ts'
import { type Market, retryMethods, thingsOf } from './retryMethods.ts'
import { startPayment } from './startPayment.ts'

type Retry = Readonly<{ record: OrderRecord; market: Market; method: PaymentMethod }>
type Retried = Readonly<{ publicNo: string; payment: Payment }>

const lock = async (tx: Transaction, { order, ad }: OrderRecord) => {
  const [lockedAd] = await tx.select().from(ads).where(eq(ads.id, ad.id)).for('update')
  const [locked] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!lockedAd || locked?.state !== order.state) throw orderChanged()

  return { ad: lockedAd, order: locked }
}

const again = async (
  tx: Transaction,
  parts: OrderParts,
  order: OrderRow,
  { record, market: { now } }: Retry,
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

/** The same at today's prices: a price belongs to its way of payment, and an expired order is over. */
const anew = async (
  tx: Transaction,
  parts: OrderParts,
  { order, ad }: Awaited<ReturnType<typeof lock>>,
  { record, market, method }: Retry,
): Promise<Retried> => {
  const { now } = market
  if (order.state === 'awaiting_payment')
    await moveOrder(tx, order, { event: 'cancel', actor: 'owner', now })
  const promoIds = record.items.flatMap(({ kind, promoId }) => (promoId ? [[kind, promoId]] : []))
  const placed = await placeOrder(tx, parts, {
    ...{ ad, method, now, kind: order.kind, userId: order.userId, email: order.email },
    things: thingsOf(record, market),
    promoIds: Object.fromEntries(promoIds),
    addInfo: { consentStartNow: order.consentStartNowAt !== null },
  })

  return { publicNo: placed.order.publicNo, payment: placed.payment }
}

/**
 * Lets an unpaid order be paid again, with a new number for the bank. In another way, or when it has
 * expired, it becomes a new order.
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
  const isSame = method === locked.order.paymentMethod && locked.order.state !== 'expired'

  return isSame ? again(tx, parts, locked.order, retry) : anew(tx, parts, locked, retry)
}
