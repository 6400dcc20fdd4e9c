import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { message } from '@inzrt/domain/forms'
import { discountTotal, type PaymentMethod, type Priced } from '@inzrt/domain/order'
import { orderedLines } from './orderedLines.ts'

/** Why a coupon that is known lowers nothing of what is ordered so; undefined where it does. */
export const couponFault = (
  things: readonly Priced[],
  method: PaymentMethod,
  coupon: Coupon | null,
): string | undefined => {
  if (!coupon) return undefined
  if (method === 'sms') return message.couponNotBySms

  return discountTotal(orderedLines(things, method, coupon)) === 0
    ? message.couponForOthers
    : undefined
}
