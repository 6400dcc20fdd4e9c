import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { parsePhone } from '@inzrt/domain/contact'
import { toHundredths } from '@inzrt/domain/price'
import { attributesOf, readAttributes } from '@inzrt/rules/attributes'
import { showFlags } from '@inzrt/rules/forms'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { adTexts } from './adTexts.ts'

const filled = (text: string): string | null => text.trim() || null

/** What is stored of an ad's texts, price, attributes and contacts, and what the search finds it by. */
export const adValues = (
  { ad }: Pick<SentAd, 'ad'>,
  { attributeSet }: Pick<SectionNode, 'attributeSet'>,
) => {
  const { heading, content, price, localityId, wantToShow } = ad
  const phone = parsePhone(ad.phone)
  const priceAmount = toHundredths(price.amount)
  const attributes = readAttributes(attributesOf(attributeSet, ad.type), ad.attributes)

  return {
    ...adTexts({
      heading,
      content,
      priceType: price.type,
      priceAmount,
      phone,
      attributes,
      attributeSet,
    }),
    localityId,
    firstName: filled(ad.firstName),
    lastName: filled(ad.lastName),
    nickname: filled(ad.nickname),
    phone,
    email: filled(ad.email),
    ...showFlags(wantToShow, ad),
  }
}
