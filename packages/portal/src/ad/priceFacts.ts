import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { formatPrice } from '@inzrt/domain/price'
import { shownPrice } from '@inzrt/rules/ad'

/** The price of an ad among its other facts; none of who looks for people. */
export const priceFacts = (
  ad: Pick<AdListItem, 'price' | 'isDating'>,
  length?: 'long' | 'short',
): readonly string[] => {
  const price = shownPrice(ad)

  return price ? [formatPrice(price, length)] : []
}
