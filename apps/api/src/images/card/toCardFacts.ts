import { HEADING_MAX_SHOWN } from '@inzrt/domain/limits'
import { localityName } from '@inzrt/domain/locality'
import { formatPrice } from '@inzrt/domain/price'
import { nonBreaking, truncate } from '@inzrt/domain/text'
import type { AdRecord } from '../../ads/ads.repository.ts'
import type { CardFacts } from './drawCard.ts'

/** What a card says of an ad, in the words of its detail. */
export const toCardFacts = ({ ad, locality }: AdRecord): CardFacts => ({
  heading: nonBreaking(truncate(ad.heading, HEADING_MAX_SHOWN)),
  price: formatPrice({ type: ad.priceType, amount: ad.priceAmount }),
  place: localityName(locality),
})
