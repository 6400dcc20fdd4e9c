import type { Section } from '@inzrt/contracts/browse/section'
import { formatMoney } from '@inzrt/domain/price'

/**
 * What an ad in a section costs by the cheapest way.
 * @example adPrice({ ...section, isPaid: false }) // 'zdarma'
 */
export const adPrice = ({
  isPaid,
  card,
  sms,
}: Pick<Section, 'isPaid' | 'card' | 'sms'>): string => {
  const price = card.price ?? sms.price

  return isPaid && price ? formatMoney(price.amount, price.currency) : 'zdarma'
}
