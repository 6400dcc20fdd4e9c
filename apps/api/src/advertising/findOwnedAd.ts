import { adIdOf } from '../catalogue/ads/adIdOf.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import { adNotFound } from '../platform/errors/problems.ts'
import type { OwnedAds } from './owned.repository.ts'

/**
 * The ad of an address in any state but deleted; who may see it is still to be asked.
 * @throws Problem 404
 */
export const findOwnedAd = async (ownedAds: OwnedAds, slug: string, brand: Brand) => {
  const id = adIdOf(slug)
  const record = id === null ? null : await ownedAds.find(id, brand)
  if (!record) throw adNotFound()

  return record.ad
}
