import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { type AttributeSet, attributeFacts, attributesOf } from '@inzrt/rules/attributes'
import type { AdType } from '@inzrt/rules/listing'
import { inArray } from 'drizzle-orm'
import { toAdImages } from '../../catalogue/ads/toAdDetail.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { findRevision } from './adRevision.ts'

/** The change of an ad that waits for a person, as its owner reads it. */
export const readChange = async (
  { db }: Pick<Database, 'db'>,
  { id: adId, type }: Readonly<{ id: number; type: AdType }>,
  attributeSet: AttributeSet | null,
): Promise<AdDetail['change']> => {
  const revision = await findRevision(db, adId)
  if (!revision) return null
  const ids = revision.images.map(({ id }) => id)
  const rows = await db.select().from(adImages).where(inArray(adImages.id, ids))
  const main = revision.images.find((image) => image.main)?.id ?? null
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

  return {
    heading: revision.heading,
    content: revision.content,
    price: { type: revision.priceType, amount: revision.priceAmount },
    attributes: [...attributeFacts(attributesOf(attributeSet, type), revision.attributes)],
    images: toAdImages(inOrder, main),
    reasons: revision.reasons,
  }
}
