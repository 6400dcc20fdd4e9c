import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { dueOf } from './dueOf.ts'
import { waitsSince } from './waitsSince.ts'

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'state' | 'updatedAt'>

/** Since when an ad or its change waits; null: neither does. */
const waitingSince = async ({ db }: Database, ad: Ad): Promise<Date | null> => {
  if (ad.state === 'waiting_approval') {
    const [waiting] = await db.select({ since: waitsSince }).from(ads).where(eq(ads.id, ad.id))

    return waiting?.since ?? ad.updatedAt
  }
  const [change] = await db
    .select({ proposedAt: adRevisions.proposedAt })
    .from(adRevisions)
    .where(eq(adRevisions.adId, ad.id))

  return change?.proposedAt ?? null
}

/** Where an ad stands among those that wait for a person, and until when it is promised to be read. */
export const readApproval = async (
  database: Database,
  ad: Ad,
  now: Date,
): Promise<AdDetail['approval']> => {
  const since = await waitingSince(database, ad)
  if (!since) return null
  const { db } = database
  const last = sql`(${since.toISOString()}::timestamptz, ${ad.id})`
  const [ofAds, ofChanges] = await Promise.all([
    db.$count(
      ads,
      and(eq(ads.state, 'waiting_approval'), sql`(${waitsSince}, ${ads.id}) <= ${last}`),
    ),
    db.$count(adRevisions, sql`(${adRevisions.proposedAt}, ${adRevisions.adId}) <= ${last}`),
  ])
  const { by, isLate } = dueOf(since, now)

  return { place: ofAds + ofChanges, promisedBy: by, isLate }
}
