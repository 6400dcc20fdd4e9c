import type { AdDay } from '@inzrt/contracts/ads/adStats'
import { isoDay } from '@inzrt/domain/time'
import type { Database } from '../../platform/database/openDatabase.ts'

const DAYS = 30

/** How an ad did on each of the last thirty days, the oldest first; quiet days are zeros. */
export const readAdDays = async ({ pool }: Database, adId: number, now: Date): Promise<AdDay[]> => {
  const { rows } = await pool.query<AdDay>(
    `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(views, 0) as views,
       coalesce(reveals, 0) as reveals, coalesce(messages, 0) as messages
     from generate_series($2::date - $3::integer + 1, $2::date, interval '1 day') days (day)
     left join ad_stats on ad_stats.day = days.day and ad_stats.ad_id = $1
     order by days.day`,
    [adId, isoDay(now), DAYS],
  )

  return rows
}
