import type { AddInfo, OrderKind } from '@inzrt/contracts/payment/order'
import type { Payment, PaymentMethod } from '@inzrt/contracts/payment/payment'
import { FIELD_LABEL, formMessage } from '@inzrt/rules/forms'
import {
  type OrderLine,
  orderExpiry,
  orderLines,
  orderTotal,
  type Priced,
} from '@inzrt/rules/order'
import type { ads } from '../../../platform/database/schema/ads.ts'
import { orderItems, orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'
import { couponNotBySms } from '../coupons/couponProblems.ts'
import type { CouponRow } from '../coupons/findCoupon.ts'
import { takeCoupon } from '../coupons/takeCoupon.ts'
import { notEnoughCredit } from '../credit/creditProblems.ts'
import { spendCredit } from '../credit/spendCredit.ts'
import { billOrder } from '../invoicing/billOrder.ts'
import { onlyPartners } from '../invoicing/invoiceProblems.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfPayment } from '../orderLetters.ts'
import { starterOf } from '../paying/PaymentStarter.ts'
import { startPayment } from '../paying/startPayment.ts'
import type { OrderItemRow, OrderRow } from '../reading/OrderRow.ts'
import { nextNumber } from '../receipts/nextNumber.ts'
import { recordState } from '../recordState.ts'
import { companyOf } from './companyOf.ts'

type Ad = typeof ads.$inferSelect

export type NewOrder = Readonly<{
  ad: Ad
  kind: OrderKind
  things: readonly Priced[]
  /** Ids of the promotions among the things, by their kind. */
  promoIds?: Readonly<Partial<Record<OrderLine['kind'], number>>>
  method: PaymentMethod
  userId: number | null
  /** Of what is ordered again: it stays the order of who made it first. */
  companyId?: string | null
  email: string | null
  /** It is ordered by the user whose order it is, logged in. */
  isByOwner?: boolean
  addInfo?: AddInfo | undefined
  coupon?: CouponRow | null
  /** A report tells of it, as of a whole file of ads. */
  isReported?: boolean
  now: Date
}>

/** An order that was just made, and how it is paid. */
export type PlacedOrder = Readonly<{
  order: OrderRow
  items: readonly OrderItemRow[]
  payment: Payment
}>

/** @throws Problem 422 when the order cannot be paid so, or the consent of a consumer is missing */
const priced = (
  { things, method, addInfo, isByOwner = false }: NewOrder,
  { starters }: OrderParts,
  companyId: string | null,
) => {
  const lines = orderLines(things, method)
  const isFree = things.every(({ card }) => card === 0)
  const isOffered = method === 'credit' ? isByOwner : starterOf(starters, method) !== undefined
  if (method === 'invoice' && !isByOwner) throw onlyPartners()
  if (!lines || (isFree ? method !== 'free' : method !== 'invoice' && !isOffered))
    throw invalidFields({ paymentMethod: [formMessage.choose(FIELD_LABEL.paymentMethod)] })
  if (!isFree && companyId === null && !addInfo?.consentStartNow)
    throw invalidFields({ consentStartNow: [formMessage.startNow] })

  return lines
}

export type Sum = Readonly<{
  lines: readonly OrderLine[]
  couponId?: number
  discountLabel?: string
}>

/** @throws Problem 422 when the coupon cannot be used */
const lowered = async (tx: Transaction, wanted: NewOrder, lines: OrderLine[]): Promise<Sum> => {
  const { coupon, method, now } = wanted
  if (!coupon || method === 'free') return { lines }
  if (method === 'sms') throw couponNotBySms()

  return takeCoupon(tx, coupon, wanted, lines, now)
}

type Kept = Pick<OrderRow, 'brandCode' | 'adId' | 'kind' | 'userId' | 'companyId' | 'email'> &
  Pick<NewOrder, 'method' | 'promoIds' | 'now'>

/** Keeps an order with its lines. */
export const keepOrder = async (
  tx: Transaction,
  { method, promoIds = {}, now, ...kept }: Kept,
  { lines, ...discount }: Sum,
) => {
  const total = orderTotal(lines)
  const [order] = await tx
    .insert(orders)
    .values({
      ...kept,
      total,
      paymentMethod: method,
      ...discount,
      publicNo: await nextNumber(tx, 'order', now),
      state: 'created',
      consentStartNowAt:
        total > 0 && kept.kind !== 'credit' && kept.companyId === null ? now : null,
      createdAt: now,
      expiresAt: orderExpiry(method, now),
    })
    .returning()
  if (!order) throw new Error('The order was not kept.')
  const items = await tx
    .insert(orderItems)
    .values(
      lines.map((line) => ({ ...line, orderId: order.id, promoId: promoIds[line.kind] ?? null })),
    )
    .returning()
  await recordState(tx, {
    entity: 'order',
    entityId: order.id,
    event: 'create',
    actor: 'owner',
    at: now,
    toState: order.state,
  })

  return { order, items }
}

/** A coupon or credit paid all of it, or an invoice will: no bank is asked for anything. */
const payAtOnce = async (tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> => {
  const step = { actor: 'system', now } as const
  const asked = await moveOrder(tx, order, { ...step, event: 'requestPayment' })

  return moveOrder(tx, asked, { ...step, event: 'pay', also: { paidAt: now } })
}

/** Nothing has to happen before it is delivered. */
export const isPaidAtOnce = ({ payment }: Pick<PlacedOrder, 'payment'>): boolean =>
  payment.method === 'free' || payment.method === 'invoice'

/**
 * Keeps an order with its lines at today's prices and begins its payment. One that is `isPaidAtOnce` waits for
 * nothing: its caller delivers it in the same transaction.
 * @throws Problem 422
 */
export const placeOrder = async (
  tx: Transaction,
  parts: OrderParts,
  wanted: NewOrder,
): Promise<PlacedOrder> => {
  const { companyId = await companyOf(tx, wanted.userId) } = wanted
  const sum = await lowered(tx, wanted, priced(wanted, parts, companyId))
  const isPaid = wanted.method !== 'free' && orderTotal(sum.lines) === 0
  const method = isPaid ? 'free' : wanted.method
  const { now, ad, kind, userId, email, promoIds } = wanted
  const { order, items } = await keepOrder(
    tx,
    {
      kind,
      userId,
      companyId,
      email,
      method,
      now,
      ...(promoIds && { promoIds }),
      brandCode: ad.brandCode,
      adId: ad.id,
    },
    sum,
  )
  if (method === 'credit') {
    if (!(await spendCredit(tx, order, now))) throw notEnoughCredit(order.total)
    if (!wanted.isReported) await notifyOfPayment(tx, parts, order, ad)
  }
  if (isPaid || method === 'credit')
    return { order: await payAtOnce(tx, order, now), items, payment: { method: 'free' } }
  if (method === 'invoice') {
    const dueAt = await billOrder(tx, parts, { order, ad, now })

    return {
      order: await payAtOnce(tx, order, now),
      items,
      payment: { method, dueAt: dueAt.toISOString() },
    }
  }
  if (method === 'free') return { order, items, payment: { method } }
  const asked = await moveOrder(tx, order, { event: 'requestPayment', actor: 'owner', now })
  const payment = await startPayment(tx, parts, { order: asked, items, ad, now })

  return { order: asked, items, payment }
}
