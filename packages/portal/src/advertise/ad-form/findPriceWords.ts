import { readPriceGuideCall } from '@inzrt/contracts/ads/priceGuide'
import type { PriceWords } from '@inzrt/ui/price/PriceGuide.tsx'
import { toPriceWords } from '../../ad/toPriceWords.ts'
import { browserApi } from '../../shell/api/browserApi.ts'

/** What is asked for things of such a heading; null where too few are known, or nobody answers. */
export const findPriceWords = async (
  sectionSlug: string,
  heading: string,
): Promise<PriceWords | null> => {
  const answer = await browserApi.call(readPriceGuideCall, { query: { sectionSlug, heading } })

  return answer.ok && answer.data.asked ? toPriceWords(answer.data.asked) : null
}
