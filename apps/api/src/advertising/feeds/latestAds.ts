import { asc, inArray } from 'drizzle-orm'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions, type RevisionImage } from '../../platform/database/schema/adRevisions.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Ad = typeof ads.$inferSelect

/** An ad as its seller last wrote it: a change that waits for a person counts. */
export type LatestAd = Readonly<{ ad: Ad; images: readonly RevisionImage[] }>

/** Ads as their sellers last wrote them. */
export const latestAds = async (
  db: Pick<Transaction, 'select'>,
  rows: readonly Ad[],
): Promise<LatestAd[]> => {
  const ids = [0, ...rows.map(({ id }) => id)]
  const revisions = await db.select().from(adRevisions).where(inArray(adRevisions.adId, ids))
  const images = await db
    .select({ id: adImages.id, adId: adImages.adId })
    .from(adImages)
    .where(inArray(adImages.adId, ids))
    .orderBy(asc(adImages.position), asc(adImages.id))

  const revisionOf = new Map(revisions.map((revision) => [revision.adId, revision]))
  const imagesOf = Map.groupBy(images, ({ adId }) => adId)

  return rows.map((ad) => {
    const revision = revisionOf.get(ad.id)
    if (!revision) {
      const own = imagesOf.get(ad.id) ?? []

      return { ad, images: own.map(({ id }) => ({ id, main: id === ad.mainImageId })) }
    }
    const { heading, content, priceType, priceAmount, attributes } = revision

    return {
      ad: { ...ad, heading, content, priceType, priceAmount, attributes },
      images: revision.images,
    }
  })
}
