import { formatMoney } from '@inzrt/domain/price'

/**
 * What the button that binds to pay says, as § 1826a of the Civil Code wants it.
 * @param total hundredths of a crown; nothing, while nothing is chosen
 * @example payLabel(4900) // 'Objednat s\u00a0povinností platby – 49\u00a0Kč'
 */
export const payLabel = (total: number): string =>
  `Objednat s\u00a0povinností platby${total > 0 ? ` –\u00a0${formatMoney(total, 'CZK')}` : ''}`
