import { hasAmount, type PriceType } from '@inzrt/domain/price'
import { tidyLines, withoutInvisible } from '@inzrt/domain/text'
import type { AttributeSet, AttributeValues } from '@inzrt/rules/attributes'
import { adFingerprint } from '@inzrt/rules/moderation'
import { adWords } from '../../catalogue/search/adWords.ts'

type Written = Readonly<{
  heading: string
  content: string
  priceType: PriceType
  priceAmount: number | null
  phone: string | null
  attributes: AttributeValues
  /** What is said of things in its section. */
  attributeSet: AttributeSet | null
}>

/** What is stored of an ad's text, price and attributes, and what the search and the rules know it by. */
export const adTexts = ({ priceType, phone, attributes, ...ad }: Written) => {
  const heading = withoutInvisible(ad.heading).trim()
  const content = tidyLines(withoutInvisible(ad.content))
  const priceAmount = hasAmount(priceType) ? ad.priceAmount : null

  return {
    heading,
    content,
    priceType,
    priceAmount,
    attributes,
    fingerprint: adFingerprint({ heading, content, phone, priceAmount }),
    ...adWords({ heading, content, attributes, attributeSet: ad.attributeSet }),
  }
}
