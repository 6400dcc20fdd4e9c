import type { AdDetail, AdIncludeQuerySchema } from '@inzrt/contracts/ads/advertisementDetail'
import type * as z from 'zod/mini'
import { adIdOf } from '../catalogue/ads/adIdOf.ts'
import { readAd } from '../catalogue/ads/readAd.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'

type Included = Partial<Pick<AdDetail, 'images' | 'section' | 'advertiser' | 'promos'>>

/** What the answer of a write tells of the ad beside where it stands, as far as the caller wants it. */
export const includeParts = async (
  { ads, ownedAds, sections, clock }: AdvertisingParts,
  { slug, brand }: Readonly<{ slug: string; brand: Brand }>,
  { include = [] }: z.output<typeof AdIncludeQuerySchema>,
): Promise<Included> => {
  const id = include.length > 0 ? adIdOf(slug) : null
  const record = id === null ? null : await ownedAds.find(id, brand)
  if (!record) return {}
  const { images, section, advertiser, promos } = await readAd(
    ads,
    await sections.catalogue(),
    record,
    include,
    clock(),
  )

  return { images, section, advertiser, promos }
}
