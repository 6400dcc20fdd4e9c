import type { AdMap } from '@inzrt/contracts/browse/map'
import { type ListedSections, type ListingQuery, type ListingSources, scopeOf } from './listAds.ts'

/** Where the ads of a list are; the same filter leaves the same ads. */
export const mapAds = async (
  { listings, placeBook }: ListingSources,
  sections: ListedSections,
  asked: ListingQuery,
): Promise<AdMap> => {
  const area = await placeBook.areaOf(asked)
  const counts = await listings.countByLocality(scopeOf(sections, asked), { ...asked, area })

  return placeBook.toMap(counts)
}
