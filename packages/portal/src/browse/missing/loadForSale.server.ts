import 'server-only'
import { listAdvertisements } from '@inzrt/api-client/calls/listAdvertisements'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'

const SHOWN = 3

/** The newest offers with a picture; none when they cannot be read: the page of what is missing stands without them. */
export const loadForSale = async (brand: Brand): Promise<readonly AdListItem[]> => {
  const offers = await listAdvertisements(publicApi(brand), {
    sort: 'created_desc',
    perPage: SHOWN,
    'types[]': ['offer'],
    withImage: true,
  }).catch(() => null)

  return offers?.ok ? offers.data : []
}
