import { adFingerprint } from '@inzrt/domain/moderation'
import type { PriceType } from '@inzrt/domain/price'
import { hasAmount } from '@inzrt/domain/price'
import { tidyLines } from '@inzrt/domain/text'
import { toWordVector } from '../../search/toWordVector.ts'

type Written = Readonly<{
  heading: string
  content: string
  priceType: PriceType
  priceAmount: number | null
  phone: string | null
  sectionName: string
}>

/** What is stored of an ad's text and price, and what the search and the rules know it by. */
export const adTexts = ({ heading, priceType, phone, sectionName, ...ad }: Written) => {
  const content = tidyLines(ad.content)
  const priceAmount = hasAmount(priceType) ? ad.priceAmount : null
  const texts = { heading, section: sectionName }

  return {
    ...{ content, priceType, priceAmount },
    fingerprint: adFingerprint({ heading, content, phone, priceAmount }),
    headingWords: toWordVector(texts),
    allWords: toWordVector({ ...texts, content }),
  }
}
