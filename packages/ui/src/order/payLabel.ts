import { formatExactly } from '@inzrt/domain/price'
import { discountTotal, type OrderLine, orderTotal } from '@inzrt/rules/order'

/**
 * What the button that binds to pay says, as § 1826a of the Civil Code wants it; one binds to nothing where a coupon
 * pays it all.
 * @param lines of the order; none, while nothing is chosen
 * @example payLabel([{ kind: 'topping', label: 'Topování', unitPrice: 4900 }]) // 'Objednat s\u00a0povinností platby –\u00a049\u00a0Kč'
 */
export const payLabel = (lines: readonly OrderLine[]): string => {
  const total = orderTotal(lines)
  if (total === 0 && discountTotal(lines) > 0) return 'Objednat zdarma'

  return `Objednat s\u00a0povinností platby${total > 0 ? ` –\u00a0${formatExactly(total, 'CZK')}` : ''}`
}
