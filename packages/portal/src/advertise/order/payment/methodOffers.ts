import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { orderLines, orderTotal, type Priced } from '@inzrt/domain/order'
import type { MethodOffer } from '@inzrt/ui/order/MethodPicker.tsx'
import { orderedLines } from './orderedLines.ts'

const METHODS = ['gp_webpay', 'sms'] as const

/** The ways some things can be paid together, each with what they cost by it. */
export const methodOffers = (
  things: readonly Priced[],
  coupon: Coupon | null = null,
): MethodOffer[] =>
  METHODS.filter((method) => orderLines(things, method)).map((method) => ({
    method,
    total: orderTotal(orderedLines(things, method, coupon)),
  }))
