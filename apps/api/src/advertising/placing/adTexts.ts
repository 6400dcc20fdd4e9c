import { adFingerprint } from '@inzrt/domain/moderation'
import type { PriceType } from '@inzrt/domain/price'
import { hasAmount } from '@inzrt/domain/price'
import { tidyLines } from '@inzrt/domain/text'
import { toWordVectors } from '../../catalogue/search/toWordVectors.ts'

type Written = Readonly<{
  heading: string
  content: string
  priceType: PriceType
  priceAmount: number | null
  phone: string | null
}>

/** What is stored of an ad's text and price, and what the search and the rules know it by. */
export const adTexts = ({ heading, priceType, phone, ...ad }: Written) => {
  const content = tidyLines(ad.content)
  const priceAmount = hasAmount(priceType) ? ad.priceAmount : null

  return {
    ...{ content, priceType, priceAmount },
    fingerprint: adFingerprint({ heading, content, phone, priceAmount }),
    ...toWordVectors({ heading, content }),
  }
}
