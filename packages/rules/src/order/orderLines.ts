import { formatMoney } from '@inzrt/domain/price'
import type { PaymentMethod } from './orderExpiry.ts'
import { type OrderLine, type Priced, priceBy } from './Priced.ts'

/** What highlighting and topping cost less when both are paid at once by card, in hundredths. */
export const BOTH_PROMOS_LESS = 500

const hasBothPromos = (things: readonly Priced[]): boolean =>
  (['highlighting', 'topping'] as const).every((promo) => things.some(({ kind }) => kind === promo))

/** Says why something costs less than its own price. */
const togetherLabel = (label: string, saved: number): string =>
  `${label}, se zvýrazněním o\u00a0${formatMoney(saved, 'CZK')} levněji`

/**
 * The lines of an order for some things paid in one way; null when one of them cannot be paid so. Both
 * promotions together cost less by card, which the topping's line says; by SMS each is a message of its own.
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
    const saved = kind === 'topping' ? Math.min(less, price) : 0

    return {
      kind,
      label: saved > 0 ? togetherLabel(label, saved) : label,
      unitPrice: price - saved,
    }
  })

  return lines.length === things.length ? lines : null
}
