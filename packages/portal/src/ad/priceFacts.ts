import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { formatPrice, shownPrice } from '@inzrt/domain/price'

/** The price of an ad among its other facts; none of who looks for people. */
export const priceFacts = (
  ad: Pick<AdListItem, 'price' | 'isDating'>,
  length?: 'long' | 'short',
): readonly string[] => {
  const price = shownPrice(ad)

  return price ? [formatPrice(price, length)] : []
}
