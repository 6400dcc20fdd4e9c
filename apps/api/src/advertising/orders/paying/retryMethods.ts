import type { PaymentMethod } from '@inzrt/contracts/payment/payment'
import { DAY_MS } from '@inzrt/domain/time'
import { orderLines, orderTotal, type Priced, renewedUntil } from '@inzrt/rules/order'
import type { SectionNode } from '../../../catalogue/sections/SectionNode.ts'
import type { promoKinds } from '../../../platform/database/schema/promos.ts'
import { validityOf } from '../../editing/validityOf.ts'
import { isPaidIn } from '../../placing/isPaidIn.ts'
import { promotionOf, publicationIn, renewalIn } from '../placing/thingsForSale.ts'
import type { AdOrderRecord, OrderRecord } from '../reading/OrderRecord.ts'
import type { PaymentStarters } from './PaymentStarter.ts'

type PromoKind = typeof promoKinds.$inferSelect

/** What decides whether and how an order can be paid (again) now. */
export type Market = Readonly<{
  section: SectionNode
  promos: readonly PromoKind[]
  starters: PaymentStarters
  /** Credit of the account that asks, where the order is its own. */
  credit?: number | undefined
  now: Date
}>

const RETRY_MS = 7 * DAY_MS
const METHODS = ['gp_webpay', 'sms', 'credit'] as const
/** Of these no money is waited for: credit settles an order at once. */
const ENDED: readonly string[] = ['failed', 'cancelled', 'expired']
const UNPAID: readonly string[] = ['awaiting_payment', 'failed', 'cancelled', 'expired']

const PROMOTED: readonly string[] = ['published', 'paused', 'waiting_approval']
const UNPUBLISHED: readonly string[] = ['waiting_payment', 'waiting_verification']

/** Whether the ad still has a use for what was ordered. */
const isWanted = ({ order, ad }: AdOrderRecord, { section, now }: Market): boolean => {
  if (order.kind === 'publish') return UNPUBLISHED.includes(ad.state)
  if (order.kind === 'promo') return PROMOTED.includes(ad.state)

  return renewedUntil(ad, validityOf(section), now) !== null
}

/** What an order is for, at today's prices. */
export const pricedItems = ({ items, ad }: AdOrderRecord, { section, promos }: Market): Priced[] =>
  items.flatMap(({ kind, promoId }) => {
    if (kind === 'publish') return [publicationIn(section)]
    if (kind === 'renew') return [renewalIn(section, isPaidIn(section, ad.type))]

    return promos.filter(({ id }) => id === promoId).map(promotionOf)
  })

/** Paid the same way, an order costs what was ordered, until it is over. */
export const keepsPrice = (
  { state, paymentMethod }: Pick<OrderRecord['order'], 'state' | 'paymentMethod'>,
  method: PaymentMethod,
): boolean => method === paymentMethod && state !== 'expired'

/** Whether there is such a way now; credit pays an order whole or not at all. */
const isOpen = (
  method: (typeof METHODS)[number],
  { order }: AdOrderRecord,
  { starters, credit }: Market,
  total: number,
): boolean =>
  method === 'credit'
    ? credit !== undefined && total > 0 && total <= credit && ENDED.includes(order.state)
    : starters[method] !== undefined

/**
 * Ways an order can be paid now; none when it is paid, replaced by a later one, or too late. Money on its way by one
 * closes the others.
 */
export const retryMethods = (record: AdOrderRecord, market: Market): PaymentMethod[] => {
  const { order } = record
  const isOver = order.createdAt.getTime() + RETRY_MS <= market.now.getTime()
  if (isOver || record.replacedBy || !UNPAID.includes(order.state) || !isWanted(record, market))
    return []
  const things = pricedItems(record, market)

  return METHODS.filter((method) => {
    const lines = orderLines(things, method)

    return (
      lines &&
      isOpen(method, record, market, orderTotal(lines)) &&
      (!record.isHalfPaid || method === order.paymentMethod)
    )
  })
}

/** What an order costs by each way it can be paid now. */
export type RetryTotals = Readonly<Partial<Record<PaymentMethod, number>>>

/** What an order costs by each way it can be paid now: as ordered, or at today's prices by another. */
export const retryTotals = (record: AdOrderRecord, market: Market): RetryTotals => {
  const things = pricedItems(record, market)
  const totalBy = (method: PaymentMethod): number =>
    keepsPrice(record.order, method)
      ? record.order.total
      : orderTotal(orderLines(things, method) ?? [])

  return Object.fromEntries(retryMethods(record, market).map((method) => [method, totalBy(method)]))
}

/** Credit is paid by card alone; one that is over is ordered again. */
export const creditRetryTotals = (
  { order: { state, total } }: Pick<OrderRecord, 'order'>,
  { gp_webpay: card }: PaymentStarters,
): RetryTotals =>
  card && UNPAID.includes(state) && state !== 'expired' ? { gp_webpay: total } : {}
