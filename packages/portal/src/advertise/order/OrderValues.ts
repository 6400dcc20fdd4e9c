import type { OrderForm } from '@inzrt/rules/forms'

/** Nothing ordered yet; the cheaper way of payment is chosen. */
export const NEW_ORDER: OrderForm = {
  promos: [],
  password: '',
  paymentMethod: 'gp_webpay',
  consentStartNow: false,
  coupon: '',
}

/** An order that costs nothing. */
export const FREE_ORDER: OrderForm = { ...NEW_ORDER, paymentMethod: 'free' }
