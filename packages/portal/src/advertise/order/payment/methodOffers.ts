import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { orderLines, orderTotal, type Priced } from '@inzrt/domain/order'
import type { MethodOffer } from '@inzrt/ui/order/MethodPicker.tsx'
import { orderedLines } from './orderedLines.ts'

const METHODS = ['gp_webpay', 'sms'] as const

/** The ways some things can be paid together, each with what they cost by it; by credit where it reaches for them. */
export const methodOffers = (
  things: readonly Priced[],
  coupon: Coupon | null = null,
  credit = 0,
): MethodOffer[] => {
  const offers: MethodOffer[] = METHODS.filter((method) => orderLines(things, method)).map(
    (method) => ({ method, total: orderTotal(orderedLines(things, method, coupon)) }),
  )
  const card = offers.find(({ method }) => method === 'gp_webpay')

  return card && card.total > 0 && card.total <= credit
    ? [{ method: 'credit', total: card.total, balance: credit }, ...offers]
    : offers
}
