import type { PaymentMethod } from './orderExpiry.ts'
import { type OrderLine, type Priced, priceBy } from './Priced.ts'

/** What highlighting and topping cost less when both are paid at once by card, in hundredths. */
const BOTH_PROMOS_LESS = 500

const hasBothPromos = (things: readonly Priced[]): boolean =>
  (['highlighting', 'topping'] as const).every((promo) => things.some(({ kind }) => kind === promo))

/**
 * The lines of an order for some things paid in one way; null when one of them cannot be paid so. Both
 * promotions together cost less by card; by SMS each is a message of its own.
 * @example orderLines([{ kind: 'topping', label: 'Topování', card: 4900, sms: 7900 }], 'sms') // [{ kind: 'topping', label: 'Topování', unitPrice: 7900 }]
 */
export const orderLines = (
  things: readonly Priced[],
  method: PaymentMethod,
): OrderLine[] | null => {
  const less = method !== 'sms' && hasBothPromos(things) ? BOTH_PROMOS_LESS : 0
  const lines = things.flatMap((thing) => {
    const price = priceBy(thing, method)
    if (price === null) return []
    const { kind, label } = thing

    return { kind, label, unitPrice: kind === 'topping' ? Math.max(price - less, 0) : price }
  })

  return lines.length === things.length ? lines : null
}
