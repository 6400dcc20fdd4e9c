import type { Coupon } from '@inzrt/contracts/payment/coupon'
import type { PaymentMethod, Priced } from '@inzrt/rules/order'
import { type Means, methodOffers } from '../../order/payment/methodOffers.ts'

/** The way to pay some things: the one chosen as long as it will do, else the first that does. */
export const chooseMethod = (
  chosen: PaymentMethod,
  things: readonly Priced[],
  coupon: Coupon | null,
  means: Means,
): PaymentMethod => {
  if (things.length === 0) return 'free'
  const methods = methodOffers(things, coupon, means).map(({ method }) => method)
  const first = methods.find((method) => method !== 'credit' && method !== 'invoice')

  return methods.find((method) => method === chosen) ?? first ?? 'gp_webpay'
}
