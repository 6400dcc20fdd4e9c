import type { Twin } from '@inzrt/contracts/desk/adFile'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isCopyOf } from '../../catalogue/images/isCopyOf.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'

type Ad = typeof ads.$inferSelect

const MOST = 10

const withSamePicture = async ({ db }: Database, { id }: Ad): Promise<number[]> => {
  const mine = alias(adImages, 'mine')
  const rows = await db
    .selectDistinct({ adId: ads.id })
    .from(mine)
    .innerJoin(adImages, isCopyOf(adImages, mine))
    .innerJoin(ads, eq(ads.id, adImages.adId))
    .where(and(eq(mine.adId, id), ne(ads.id, id), ne(ads.state, 'deleted')))
    .limit(MOST)

  return rows.map(({ adId }) => adId)
}

const withSameText = async ({ db }: Database, { id, fingerprint }: Ad): Promise<number[]> => {
  if (fingerprint === null) return []
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.fingerprint, fingerprint), ne(ads.id, id), ne(ads.state, 'deleted')))
    .orderBy(desc(ads.id))
    .limit(MOST)

  return rows.map((row) => row.id)
}

/** Ads with the same words or the same picture, on both sites, no matter who placed them. */
export const findTwins = async (database: Database, ad: Ad): Promise<Twin[]> => {
  const [byText, byPicture] = await Promise.all([
    withSameText(database, ad),
    withSamePicture(database, ad),
  ])
  const ids = [...new Set([...byText, ...byPicture])]
  if (ids.length === 0) return []
  const isSameSeller = sql<boolean>`${ads.userId} is not distinct from ${ad.userId}
    and (${ads.userId} is not null or ${ads.email} is not distinct from ${ad.email})`
  const rows = await database.db
    .select({ ad: ads, isSameSeller })
    .from(ads)
    .where(inArray(ads.id, ids))
    .orderBy(desc(ads.createdAt))

  return rows.map(({ ad: twin, isSameSeller: isSame }) => ({
    id: twin.id,
    slug: twin.slug,
    heading: twin.heading,
    content: twin.content,
    brand: twin.brandCode,
    state: twin.state,
    sameness: byText.includes(twin.id) ? 'text' : 'picture',
    isSameSeller: isSame,
    createdAt: twin.createdAt.toISOString(),
  }))
}
