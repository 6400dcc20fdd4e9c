/** How an order is paid; a free one has nothing to pay. */
export type PaymentMethod = 'free' | 'gp_webpay' | 'sms' | 'invoice'

/** What is ordered: publication, a promotion or a renewal. */
export type OrderKind = 'publish' | 'promo' | 'renew'

/** How long an order waits for its money, in minutes; free orders do not wait. */
const PAYMENT_WAIT_MINUTES = {
  gp_webpay: 60,
  sms: 24 * 60,
  invoice: 14 * 24 * 60,
} as const satisfies Record<Exclude<PaymentMethod, 'free'>, number>

const MINUTE_MS = 60_000

/**
 * When an unpaid order expires; null for a free one.
 * @example orderExpiry('gp_webpay', new Date('2026-05-04T08:12:00Z')) // 2026-05-04T09:12:00Z
 */
export const orderExpiry = (method: PaymentMethod, orderedAt: Date): Date | null =>
  method === 'free'
    ? null
    : new Date(orderedAt.getTime() + PAYMENT_WAIT_MINUTES[method] * MINUTE_MS)
