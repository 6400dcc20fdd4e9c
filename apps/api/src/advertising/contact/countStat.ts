import { isoDay } from '@inzrt/domain/time'
import { sql } from 'drizzle-orm'
import { adStats } from '../../platform/database/schema/adStats.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'

/** Adds one to what an ad's owner sees of its day. */
export const countStat = async (
  on: Queryable,
  adId: number,
  stat: 'reveals' | 'messages',
  now: Date,
): Promise<void> => {
  await on
    .insert(adStats)
    .values({ adId, day: isoDay(now), [stat]: 1 })
    .onConflictDoUpdate({
      target: [adStats.adId, adStats.day],
      set: { [stat]: sql`${adStats[stat]} + 1` },
    })
}
