import 'server-only'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { type PriceGuide, readPriceGuideCall } from '@inzrt/contracts/ads/priceGuide'
import { publicApi } from '../../../shell/api/publicApi.server.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'

const UNKNOWN: PriceGuide = { asked: null, sold: null }

/** What things like an offered one cost; nothing when that could not be read, the page stands without it. */
export const loadPriceGuide = async (brand: Brand, ad: AdDetail): Promise<PriceGuide> => {
  if (ad.type !== 'offer' || ad.isDating) return UNKNOWN
  const { sectionSlug, heading, slug } = ad
  const answer = await publicApi(brand).call(readPriceGuideCall, {
    query: { sectionSlug, heading, except: slug },
  })

  return answer.ok ? answer.data : UNKNOWN
}
