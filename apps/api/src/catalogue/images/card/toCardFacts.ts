import { localityName } from '@inzrt/domain/locality'
import { formatPrice } from '@inzrt/domain/price'
import { nonBreaking, truncate } from '@inzrt/domain/text'
import { shownPrice } from '@inzrt/rules/ad'
import { HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import type { AdRecord } from '../../ads/ads.repository.ts'
import type { SectionNode } from '../../sections/SectionNode.ts'
import type { CardFacts } from './drawCard.ts'

/** What a card says of an ad, in the words of its detail. */
export const toCardFacts = (
  { ad, locality }: AdRecord,
  { isDating }: Pick<SectionNode, 'isDating'>,
): CardFacts => {
  const price = shownPrice({ price: { type: ad.priceType, amount: ad.priceAmount }, isDating })

  return {
    heading: nonBreaking(truncate(ad.heading, HEADING_MAX_SHOWN)),
    price: price ? formatPrice(price) : '',
    place: localityName(locality),
  }
}
