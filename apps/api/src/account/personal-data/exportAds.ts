import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'

const AD = {
  slug: ads.slug,
  site: ads.brandCode,
  state: ads.state,
  type: ads.type,
  heading: ads.heading,
  content: ads.content,
  priceType: ads.priceType,
  priceAmount: ads.priceAmount,
  attributes: ads.attributes,
  firstName: ads.firstName,
  lastName: ads.lastName,
  nickname: ads.nickname,
  phone: ads.phone,
  email: ads.email,
  createdAt: ads.createdAt,
  updatedAt: ads.updatedAt,
  validUntil: ads.validUntil,
  proposedHeading: adRevisions.heading,
  proposedContent: adRevisions.content,
  proposedAttributes: adRevisions.attributes,
}

/** A user's ads in every state, with the paths of their pictures. */
export const exportAds = async ({ db }: Database, userId: number) => {
  const rows = await db
    .select({ id: ads.id, ...AD })
    .from(ads)
    .leftJoin(adRevisions, eq(adRevisions.adId, ads.id))
    .where(eq(ads.userId, userId))
    .orderBy(asc(ads.id))
  const images = await db
    .select({ adId: adImages.adId, path: adImages.path })
    .from(adImages)
    .where(inArray(adImages.adId, [0, ...rows.map(({ id }) => id)]))

  return rows.map(({ id, ...ad }) => ({
    ...ad,
    images: images.filter(({ adId }) => adId === id).map(({ path }) => path),
  }))
}
