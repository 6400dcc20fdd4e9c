import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { addWorkingDays } from '@inzrt/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { ads } from '../database/schema/ads.ts'
import { PROMISED_DAYS, waitsSince } from './waitsSince.ts'

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'state' | 'updatedAt'>

/** Where an ad stands among those that wait for a person, and until when it is promised to be read. */
export const readApproval = async (
  { db }: Database,
  ad: Ad,
  now: Date,
): Promise<AdDetail['approval']> => {
  if (ad.state !== 'waiting_approval') return null
  const [waiting] = await db.select({ since: waitsSince }).from(ads).where(eq(ads.id, ad.id))
  const place = await db.$count(
    ads,
    and(
      eq(ads.state, 'waiting_approval'),
      sql`(${ads.updatedAt}, ${ads.id}) <= (${ad.updatedAt.toISOString()}::timestamptz, ${ad.id})`,
    ),
  )
  const promisedBy = addWorkingDays(waiting?.since ?? ad.updatedAt, PROMISED_DAYS)

  return { place, promisedBy: promisedBy.toISOString(), isLate: promisedBy < now }
}
