import type { PaymentMethod, Priced } from '@inzrt/domain/order'
import { methodOffers } from '../../order/payment/methodOffers.ts'

/** The way to pay some things: the one chosen as long as it will do, else the first that does. */
export const chooseMethod = (chosen: PaymentMethod, things: readonly Priced[]): PaymentMethod => {
  if (things.length === 0) return 'free'
  const methods = methodOffers(things).map(({ method }) => method)

  return methods.find((method) => method === chosen) ?? methods[0] ?? 'gp_webpay'
}
