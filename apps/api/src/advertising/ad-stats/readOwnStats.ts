import { type OwnStats, STATS_ADS_MAX, type StatsDays } from '@inzrt/contracts/ads/adStats'
import { isoDay } from '@inzrt/domain/time'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'

type Asked = Readonly<{ userId: number; brand: Brand; days: StatsDays; now: Date }>

/** What is told of the ads is read once, and summed by days and by ads. */
const READ = `
  with told as materialized (
    select stats.ad_id, stats.day, stats.views, stats.reveals, stats.messages
    from ads join ad_stats stats on stats.ad_id = ads.id
    where ads.user_id = $1 and ads.brand_code = $2 and ads.state <> 'deleted'
      and stats.day between $3::date - $4::integer + 1 and $3::date
  ), of_days as (
    select day, sum(views)::integer as views, sum(reveals)::integer as reveals, sum(messages)::integer as messages
    from told group by day
  ), every_day as (
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(views, 0) as views,
      coalesce(reveals, 0) as reveals, coalesce(messages, 0) as messages
    from generate_series($3::date - $4::integer + 1, $3::date, interval '1 day') days (day)
    left join of_days on of_days.day = days.day
  ), most_seen as (
    select ad_id, sum(views)::integer as views, sum(reveals)::integer as reveals, sum(messages)::integer as messages
    from told group by ad_id
    order by views desc, messages desc, ad_id desc limit $5
  ), of_ads as (
    select ad_id, slug, heading, views, reveals, messages from most_seen join ads on ads.id = ad_id
  )
  select (select json_agg(every_day order by day) from every_day) as days,
    (select coalesce(json_agg(of_ads order by views desc, messages desc, ad_id desc), '[]') from of_ads) as ads`

/** How all ads of a user on a site did, by days and by those that were looked at most; quiet days are zeros. */
export const readOwnStats = async (
  { pool }: Database,
  { userId, brand, days, now }: Asked,
): Promise<OwnStats> => {
  const values = [userId, brand, isoDay(now), days, STATS_ADS_MAX]
  const { rows } = await pool.query<OwnStats>({ name: 'own_stats', text: READ, values })

  return rows[0] ?? { days: [], ads: [] }
}
