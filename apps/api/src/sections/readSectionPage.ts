import type { FilterCounts } from '@inzrt/contracts/browse/listingQuery'
import type { Section } from '@inzrt/contracts/browse/section'
import { type ListingQuery, listAds } from '../ads/listAds.ts'
import type { ListingRepository } from '../ads/listing.repository.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import type { SectionCatalogue } from './SectionCatalogue.ts'
import type { SectionNode } from './SectionNode.ts'
import { toSection } from './toSection.ts'

export type SectionSources = { listings: ListingRepository; banners: BannersRepository }

type Include = 'advertisements' | 'banners'

/** A section with what the caller wants beside it. */
export const readSectionPage = async (
  { listings, banners }: SectionSources,
  catalogue: SectionCatalogue,
  node: SectionNode,
  query: ListingQuery & { include: readonly Include[] },
  url: string,
): Promise<{ section: Section; counts: FilterCounts | undefined }> => {
  const [listing, bannerList] = await Promise.all([
    query.include.includes('advertisements')
      ? listAds(listings, catalogue, node, query, url)
      : undefined,
    query.include.includes('banners') ? banners.ofSection(node) : undefined,
  ])

  return {
    section: {
      ...toSection(node, node.brandCode),
      ...(listing && { advertisements: listing.list }),
      ...(bannerList && { banners: { data: bannerList } }),
    },
    counts: listing?.counts,
  }
}
