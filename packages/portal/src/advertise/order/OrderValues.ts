import type { Promo } from '@inzrt/domain/forms'
import type { PaymentValues } from '@inzrt/ui/order/PaymentFields.tsx'

/** What a form of an order holds. */
export type OrderValues = PaymentValues & { promos: readonly Promo[]; password: string }

/** Nothing ordered yet; the cheaper way of payment is chosen. */
export const NEW_ORDER: OrderValues = {
  promos: [],
  password: '',
  paymentMethod: 'gp_webpay',
  consentStartNow: false,
}
