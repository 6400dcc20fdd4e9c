import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { addWorkingDays } from '@inzrt/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { adRevisions } from '../database/schema/adRevisions.ts'
import { ads } from '../database/schema/ads.ts'
import { PROMISED_DAYS, waitsSince } from './waitsSince.ts'

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'state' | 'updatedAt'>

/** Where an ad or its change is in the queue, and since when it is promised to be read. */
const waitingOf = async ({ db }: Database, ad: Ad) => {
  if (ad.state === 'waiting_approval') {
    const [waiting] = await db.select({ since: waitsSince }).from(ads).where(eq(ads.id, ad.id))

    return { queuedAt: ad.updatedAt, since: waiting?.since ?? ad.updatedAt }
  }
  const [change] = await db
    .select({ proposedAt: adRevisions.proposedAt })
    .from(adRevisions)
    .where(eq(adRevisions.adId, ad.id))

  return change ? { queuedAt: change.proposedAt, since: change.proposedAt } : null
}

/** Where an ad stands among those that wait for a person, and until when it is promised to be read. */
export const readApproval = async (
  database: Database,
  ad: Ad,
  now: Date,
): Promise<AdDetail['approval']> => {
  const waiting = await waitingOf(database, ad)
  if (!waiting) return null
  const { db } = database
  const last = sql`(${waiting.queuedAt.toISOString()}::timestamptz, ${ad.id})`
  const [ofAds, ofChanges] = await Promise.all([
    db.$count(
      ads,
      and(eq(ads.state, 'waiting_approval'), sql`(${ads.updatedAt}, ${ads.id}) <= ${last}`),
    ),
    db.$count(adRevisions, sql`(${adRevisions.proposedAt}, ${adRevisions.adId}) <= ${last}`),
  ])
  const promisedBy = addWorkingDays(waiting.since, PROMISED_DAYS)

  return {
    place: ofAds + ofChanges,
    promisedBy: promisedBy.toISOString(),
    isLate: promisedBy < now,
  }
}
