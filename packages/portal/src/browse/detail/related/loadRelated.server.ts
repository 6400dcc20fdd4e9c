import { readSectionCall } from '@inzrt/contracts/browse/section'
import 'server-only'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { publicApi } from '../../../shell/api/publicApi.server.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { relatedQuery } from './relatedQuery.ts'

/** Other ads of the ad's section; none when they could not be read, the page stands without them. */
export const loadRelated = async (brand: Brand, ad: AdDetail): Promise<readonly AdListItem[]> => {
  const answer = await publicApi(brand).call(readSectionCall, {
    params: { slug: ad.sectionSlug },
    query: relatedQuery(ad.slug),
  })

  return answer.ok ? (answer.data.advertisements?.data ?? []) : []
}
