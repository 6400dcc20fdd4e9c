import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import type { AdMap } from '@inzrt/contracts/browse/map'
import type { SECTION_INCLUDES, Section } from '@inzrt/contracts/browse/section'
import type { Brand } from '../../platform/brand/Brand.ts'
import {
  type ListedSections,
  type ListingQuery,
  type ListingSources,
  listAds,
} from '../ads/listAds.ts'
import { mapAds } from '../ads/mapAds.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import { commonSet } from './commonSet.ts'
import type { SectionCatalogue } from './SectionCatalogue.ts'
import type { SectionNode } from './SectionNode.ts'
import { toSection } from './toSection.ts'

export type SectionSources = ListingSources & { banners: BannersRepository }

type Include = (typeof SECTION_INCLUDES)[number]

/** Contents of the adult site stand behind its age gate, which the general site does not have. */
const isWithheld = (node: SectionNode, viewer: Brand): boolean =>
  node.brandCode === 'adult' && viewer !== 'adult'

const nothingOf = ({ brandCode }: SectionNode): ListedSections => ({
  brandCode,
  ids: [],
  cells: [],
  attributeSet: null,
})

/** A section with what the caller wants beside it, as a visitor of the viewer's site may see it. */
export const readSectionPage = async (
  { banners, ...sources }: SectionSources,
  catalogue: SectionCatalogue,
  node: SectionNode,
  query: ListingQuery & { include: readonly Include[] },
  { url, viewer }: Readonly<{ url: string; viewer: Brand }>,
): Promise<{ section: Section; counts?: FilterCounts; place?: ListingPlace; map?: AdMap }> => {
  const withheld = isWithheld(node, viewer)
  const listed = withheld ? nothingOf(node) : { ...node, attributeSet: commonSet(node) }
  const [listing, bannerList, map] = await Promise.all([
    query.include.includes('advertisements')
      ? listAds(sources, catalogue, listed, query, url)
      : undefined,
    query.include.includes('banners') ? (withheld ? [] : banners.ofSection(node)) : undefined,
    query.include.includes('map') ? mapAds(sources, listed, query) : undefined,
  ])

  return {
    section: {
      ...toSection(node, viewer, node.brandCode === viewer ? Infinity : 0),
      ...(listing && { advertisements: listing.list }),
      ...(bannerList && { banners: { data: bannerList } }),
    },
    ...(listing && { counts: listing.counts }),
    ...(listing?.place !== undefined && { place: listing.place }),
    ...(map && { map }),
  }
}
