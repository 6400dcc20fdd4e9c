import type { AdMap } from '@inzrt/contracts/browse/map'
import { adIdOf } from './adIdOf.ts'
import type { ListedSections, ListingQuery, ListingSources } from './listAds.ts'

/** Where the ads of a list are; the same filter leaves the same ads. */
export const mapAds = async (
  { listings, placeBook }: ListingSources,
  { brandCode, ids }: ListedSections,
  asked: ListingQuery,
): Promise<AdMap> => {
  const area = await placeBook.areaOf(asked)
  const scope = { brand: brandCode, sectionIds: ids, exceptId: adIdOf(asked.except) }

  return placeBook.toMap(await listings.countByLocality(scope, { ...asked, area }))
}
