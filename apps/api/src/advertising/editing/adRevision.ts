import { and, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions, type RevisionImage } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { adTexts } from '../placing/adTexts.ts'
import { claimImages } from '../placing/claimImages.ts'
import { addressFor } from './headingMending.ts'

type Ad = typeof ads.$inferSelect
export type AdRevision = typeof adRevisions.$inferSelect

/** The change of an ad that waits for a person; null: none does. */
export const findRevision = async (
  tx: Pick<Transaction, 'select'>,
  adId: number,
): Promise<AdRevision | null> => {
  const [revision] = await tx.select().from(adRevisions).where(eq(adRevisions.adId, adId))

  return revision ?? null
}

/** Pictures of a change that is no more wait for nobody; the sweep of uploads takes them. */
const releaseImages = (tx: Transaction, adId: number, kept: readonly RevisionImage[]) =>
  tx
    .update(adImages)
    .set({ proposedFor: null })
    .where(
      and(
        eq(adImages.proposedFor, adId),
        kept.length > 0
          ? notInArray(
              adImages.id,
              kept.map(({ id }) => id),
            )
          : isNotNull(adImages.id),
      ),
    )

/** Keeps a change until a person decides; a second one takes the place of the first. */
export const storeRevision = async (tx: Transaction, revision: AdRevision): Promise<void> => {
  const { adId: _, proposedAt: _first, ...proposed } = revision
  await tx
    .insert(adRevisions)
    .values(revision)
    .onConflictDoUpdate({ target: adRevisions.adId, set: proposed })
  await releaseImages(tx, revision.adId, revision.images)
}

/** Forgets a change nobody is to decide any more. */
export const dropRevision = async (tx: Transaction, adId: number): Promise<void> => {
  await tx.delete(adRevisions).where(eq(adRevisions.adId, adId))
  await releaseImages(tx, adId, [])
}

/** Makes a proposed change what the ad says; a picture deleted meanwhile stays away. */
export const applyRevision = async (
  tx: Transaction,
  ad: Ad,
  { attributeSet }: Pick<SectionNode, 'attributeSet'>,
): Promise<void> => {
  const revision = await findRevision(tx, ad.id)
  if (!revision) return
  const { heading, content, priceType, priceAmount, attributes } = revision
  const { phone } = ad
  const ids = revision.images.map(({ id }) => id)
  const left = await tx
    .select({ id: adImages.id })
    .from(adImages)
    .where(
      and(inArray(adImages.id, ids), or(eq(adImages.adId, ad.id), eq(adImages.proposedFor, ad.id))),
    )
  const isLeft = new Set(left.map(({ id }) => id))
  const images = revision.images.filter(({ id }) => isLeft.has(id))
  await claimImages(tx, images, { adId: ad.id, brand: ad.brandCode })
  const isSame = heading === ad.heading && content === ad.content
  await tx
    .update(ads)
    .set({
      ...adTexts({ heading, content, priceType, priceAmount, phone, attributes, attributeSet }),
      slug: addressFor(ad, heading),
      printWording: isSame ? ad.printWording : null,
    })
    .where(eq(ads.id, ad.id))
  await dropRevision(tx, ad.id)
}
