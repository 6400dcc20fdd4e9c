import { pragueParts } from '@inzrt/domain/time'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { adStats } from '../database/schema/adStats.ts'
import type { Transaction } from '../database/Transaction.ts'

/** The day in Prague, as databases write it. */
const dayOf = (now: Date): string => {
  const { year, month, day } = pragueParts(now)

  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Adds one to what an ad's owner sees of its day. */
export const countStat = async (
  on: Transaction | Database['db'],
  adId: number,
  stat: 'views' | 'reveals' | 'messages',
  now: Date,
): Promise<void> => {
  await on
    .insert(adStats)
    .values({ adId, day: dayOf(now), [stat]: 1 })
    .onConflictDoUpdate({
      target: [adStats.adId, adStats.day],
      set: { [stat]: sql`${adStats[stat]} + 1` },
    })
}
