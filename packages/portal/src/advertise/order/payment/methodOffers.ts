import { orderLines, orderTotal, type Priced } from '@inzrt/domain/order'
import type { MethodOffer } from '@inzrt/ui/order/MethodPicker.tsx'

const METHODS = ['gp_webpay', 'sms'] as const

/** The ways some things can be paid together, each with what they cost by it. */
export const methodOffers = (things: readonly Priced[]): MethodOffer[] =>
  METHODS.flatMap((method) => {
    const lines = orderLines(things, method)

    return lines ? { method, total: orderTotal(lines) } : []
  })
