import 'server-only'
import { listSellersAds } from '@inzrt/api-client/advertisements/listSellersAds'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { publicApi } from '../../../shell/api/publicApi.server.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'

/** Other ads of the advertiser; none when they could not be read, the page stands without them. */
export const loadSellersAds = async (
  brand: Brand,
  ad: AdDetail,
): Promise<readonly AdListItem[]> => {
  if ((ad.advertiser?.data.adsCount ?? 0) < 2) return []
  const answer = await listSellersAds(publicApi(brand), ad.slug)

  return answer.ok ? answer.data : []
}
