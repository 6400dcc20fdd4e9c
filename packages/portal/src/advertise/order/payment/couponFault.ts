import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { formMessage } from '@inzrt/rules/forms'
import { discountTotal, type PaymentMethod, type Priced } from '@inzrt/rules/order'
import { orderedLines } from './orderedLines.ts'

/** Why a coupon that is known lowers nothing of what is ordered so; undefined where it does. */
export const couponFault = (
  things: readonly Priced[],
  method: PaymentMethod,
  coupon: Coupon | null,
): string | undefined => {
  if (!coupon) return undefined
  if (method === 'sms') return formMessage.couponNotBySms

  return discountTotal(orderedLines(things, method, coupon)) === 0
    ? formMessage.couponForOthers
    : undefined
}
