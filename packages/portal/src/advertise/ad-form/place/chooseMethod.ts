import type { Coupon } from '@inzrt/contracts/payment/coupon'
import type { PaymentMethod, Priced } from '@inzrt/domain/order'
import { methodOffers } from '../../order/payment/methodOffers.ts'

/** The way to pay some things: the one chosen as long as it will do, else the first that does. */
export const chooseMethod = (
  chosen: PaymentMethod,
  things: readonly Priced[],
  { coupon, credit }: Readonly<{ coupon: Coupon | null; credit: number | undefined }>,
): PaymentMethod => {
  if (things.length === 0) return 'free'
  const methods = methodOffers(things, coupon, credit).map(({ method }) => method)
  const first = methods.find((method) => method !== 'credit')

  return methods.find((method) => method === chosen) ?? first ?? 'gp_webpay'
}
