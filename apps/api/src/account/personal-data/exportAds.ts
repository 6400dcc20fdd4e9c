import { attributeFacts, attributesOf } from '@inzrt/rules/attributes'
import { asc, eq, inArray } from 'drizzle-orm'
import { askedSet } from '../../catalogue/sections/askedSet.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'

const AD = {
  slug: ads.slug,
  ownNumber: ads.ownNumber,
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
    .select({ id: ads.id, attributeSet: askedSet(sections.attributeSet), ...AD })
    .from(ads)
    .innerJoin(sections, eq(sections.id, ads.sectionId))
    .leftJoin(adRevisions, eq(adRevisions.adId, ads.id))
    .where(eq(ads.userId, userId))
    .orderBy(asc(ads.id))
  const images = await db
    .select({ adId: adImages.adId, path: adImages.path })
    .from(adImages)
    .where(inArray(adImages.adId, [0, ...rows.map(({ id }) => id)]))

  return rows.map(({ id, attributeSet, ...ad }) => ({
    ...ad,
    /** The same as `attributes`, in words. */
    said: Object.fromEntries(
      attributeFacts(attributesOf(attributeSet, ad.type), ad.attributes).map(({ name, text }) => [
        name,
        text,
      ]),
    ),
    images: images.filter(({ adId }) => adId === id).map(({ path }) => path),
  }))
}
