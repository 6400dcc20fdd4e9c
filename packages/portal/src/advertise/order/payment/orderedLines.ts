import type { Coupon } from '@inzrt/contracts/payment/coupon'
import {
  lowerLines,
  type OrderLine,
  orderLines,
  type PaymentMethod,
  type Priced,
} from '@inzrt/rules/order'

/** The lines of an order paid in one way, lowered by a coupon; none where it cannot be paid so. Texts have their tariffs. */
export const orderedLines = (
  things: readonly Priced[],
  method: PaymentMethod,
  coupon: Coupon | null,
): readonly OrderLine[] => {
  const lines = orderLines(things, method) ?? []

  return coupon && method !== 'sms' ? lowerLines(lines, coupon) : lines
}
