import { asc, inArray, or } from 'drizzle-orm'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions, type RevisionImage } from '../../platform/database/schema/adRevisions.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { feedPhotos } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Ad = typeof ads.$inferSelect

type LatestImage = RevisionImage & Readonly<{ fetchedFrom: string | null }>

/** An ad as its seller last wrote it: a change that waits for a person counts. */
export type LatestAd = Readonly<{
  ad: Ad
  images: readonly LatestImage[]
  /** Addresses of photos it shall have once they are fetched; null: none are waited for. */
  waiting: readonly string[] | null
}>

/** Addresses of the photos an ad has from files, or will have. */
export const photosOf = ({ images, waiting }: LatestAd): readonly string[] =>
  waiting ?? images.flatMap(({ fetchedFrom }) => fetchedFrom ?? [])

/** Ads as their sellers last wrote them. */
export const latestAds = async (
  db: Pick<Transaction, 'select'>,
  rows: readonly Ad[],
): Promise<LatestAd[]> => {
  const ids = [0, ...rows.map(({ id }) => id)]
  const revisions = await db.select().from(adRevisions).where(inArray(adRevisions.adId, ids))
  const waiting = await db.select().from(feedPhotos).where(inArray(feedPhotos.adId, ids))
  const images = await db
    .select({ id: adImages.id, adId: adImages.adId, fetchedFrom: adImages.fetchedFrom })
    .from(adImages)
    .where(or(inArray(adImages.adId, ids), inArray(adImages.proposedFor, ids)))
    .orderBy(asc(adImages.position), asc(adImages.id))

  const revisionOf = new Map(revisions.map((revision) => [revision.adId, revision]))
  const waitingOf = new Map(waiting.map(({ adId, addresses }) => [adId, addresses]))
  const imagesOf = Map.groupBy(images, ({ adId }) => adId)
  const sourceOf = new Map(images.map(({ id, fetchedFrom }) => [id, fetchedFrom]))

  return rows.map((ad) => {
    const revision = revisionOf.get(ad.id)
    const own = imagesOf.get(ad.id) ?? []
    const latest = revision?.images ?? own.map(({ id }) => ({ id, main: id === ad.mainImageId }))
    const said = {
      images: latest.map((image) => ({ ...image, fetchedFrom: sourceOf.get(image.id) ?? null })),
      waiting: waitingOf.get(ad.id) ?? null,
    }
    if (!revision) return { ad, ...said }
    const { heading, content, priceType, priceAmount, attributes } = revision

    return { ad: { ...ad, heading, content, priceType, priceAmount, attributes }, ...said }
  })
}
