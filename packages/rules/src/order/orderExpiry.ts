import { MINUTE_MS } from '@inzrt/domain/time'
/** How an order is paid; a free one has nothing to pay. */
export type PaymentMethod = 'free' | 'gp_webpay' | 'sms' | 'invoice' | 'credit'

/** What is ordered: publication, a promotion, a renewal, or credit to pay such orders with. */
export type OrderKind = 'publish' | 'promo' | 'renew' | 'credit'

/** How long an order waits for its money, in minutes; others wait for none: what an invoice asks for is granted before. */
const PAYMENT_WAIT_MINUTES: Readonly<Partial<Record<PaymentMethod, number>>> = {
  gp_webpay: 60,
  sms: 24 * 60,
}

/**
 * When an unpaid order expires; null for one that waits for no money.
 * @example orderExpiry('gp_webpay', new Date('2026-05-04T08:12:00Z')) // 2026-05-04T09:12:00Z
 */
export const orderExpiry = (method: PaymentMethod, orderedAt: Date): Date | null => {
  const minutes = PAYMENT_WAIT_MINUTES[method]

  return minutes === undefined ? null : new Date(orderedAt.getTime() + minutes * MINUTE_MS)
}
