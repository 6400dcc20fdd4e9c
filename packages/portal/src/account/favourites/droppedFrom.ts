import type { Favourite } from '@inzrt/contracts/account/favourite'
import { formatPrice } from '@inzrt/domain/price'

/** „zlevněno z 1 500 Kč“, of an ad that was dearer when it was marked. */
export const droppedFrom = ({ price, markedPrice }: Favourite): string | undefined =>
  markedPrice?.type === price.type &&
  markedPrice.amount !== null &&
  price.amount !== null &&
  price.amount < markedPrice.amount
    ? `zlevněno z\u00a0${formatPrice(markedPrice)}`
    : undefined
