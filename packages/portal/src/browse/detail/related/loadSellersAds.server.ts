import 'server-only'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { type AdDetail, listSellersAdsCall } from '@inzrt/contracts/ads/advertisementDetail'
import { publicApi } from '../../../shell/api/publicApi.server.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'

/** Other ads of the advertiser; none when they could not be read, the page stands without them. */
export const loadSellersAds = async (
  brand: Brand,
  ad: AdDetail,
): Promise<readonly AdListItem[]> => {
  if ((ad.advertiser?.data.adsCount ?? 0) < 2) return []
  const answer = await publicApi(brand).call(listSellersAdsCall, { params: { slug: ad.slug } })

  return answer.ok ? answer.data : []
}
