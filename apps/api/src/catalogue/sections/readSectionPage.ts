import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import type { Section } from '@inzrt/contracts/browse/section'
import type { Brand } from '../../platform/brand/Brand.ts'
import {
  type ListedSections,
  type ListingQuery,
  type ListingSources,
  listAds,
} from '../ads/listAds.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import type { SectionCatalogue } from './SectionCatalogue.ts'
import type { SectionNode } from './SectionNode.ts'
import { toSection } from './toSection.ts'

export type SectionSources = ListingSources & { banners: BannersRepository }

type Include = 'advertisements' | 'banners'

/** Contents of the adult site stand behind its age gate, which the general site does not have. */
const isWithheld = (node: SectionNode, viewer: Brand): boolean =>
  node.brandCode === 'adult' && viewer !== 'adult'

const nothingOf = ({ brandCode }: SectionNode): ListedSections => ({
  brandCode,
  ids: [],
  cells: [],
})

/** A section with what the caller wants beside it, as a visitor of the viewer's site may see it. */
export const readSectionPage = async (
  { banners, ...sources }: SectionSources,
  catalogue: SectionCatalogue,
  node: SectionNode,
  query: ListingQuery & { include: readonly Include[] },
  { url, viewer }: Readonly<{ url: string; viewer: Brand }>,
): Promise<{ section: Section; counts?: FilterCounts; place?: ListingPlace }> => {
  const withheld = isWithheld(node, viewer)
  const [listing, bannerList] = await Promise.all([
    query.include.includes('advertisements')
      ? listAds(sources, catalogue, withheld ? nothingOf(node) : node, query, url)
      : undefined,
    query.include.includes('banners') ? (withheld ? [] : banners.ofSection(node)) : undefined,
  ])

  return {
    section: {
      ...toSection(node, viewer, node.brandCode === viewer ? Infinity : 0),
      ...(listing && { advertisements: listing.list }),
      ...(bannerList && { banners: { data: bannerList } }),
    },
    ...(listing && { counts: listing.counts }),
    ...(listing?.place !== undefined && { place: listing.place }),
  }
}
