import 'server-only'
import { listAdvertisements } from '@inzrt/api-client/calls/listAdvertisements'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'

const NEWEST = 12
const WANTED = 4
/** Without the paper nothing else stands in their column. */
const WANTED_ALONE = 10

/** Newest ads of the whole site, and the newest that want something. */
export const loadHome = async (brand: Brand) => {
  const api = publicApi(brand)
  const [newest, wanted] = await Promise.all([
    listAdvertisements(api, { sort: 'created_desc', perPage: NEWEST }),
    listAdvertisements(api, {
      sort: 'created_desc',
      'types[]': ['inquiry'],
      perPage: brand.hasNewspaper ? WANTED : WANTED_ALONE,
    }),
  ])

  return { newest: orThrow(newest).data, wanted: wanted.ok ? wanted.data : [] }
}
