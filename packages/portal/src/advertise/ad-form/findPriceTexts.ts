import { readPriceGuideCall } from '@inzrt/contracts/ads/priceGuide'
import type { PriceTexts } from '@inzrt/ui/price/PriceGuide.tsx'
import { toPriceTexts } from '../../ad/priceTexts.ts'
import { browserApi } from '../../shell/api/browserApi.ts'

/** What is asked for things of such a heading; null where too few are known, or nobody answers. */
export const findPriceTexts = async (
  sectionSlug: string,
  heading: string,
): Promise<PriceTexts | null> => {
  const answer = await browserApi.call(readPriceGuideCall, { query: { sectionSlug, heading } })

  return answer.ok && answer.data.asked ? toPriceTexts(answer.data.asked) : null
}
