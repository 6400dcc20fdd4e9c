import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/** Turns in a day, as the job is planned: everybody is first on the site once a day. */
const TURNS = 96

/**
 * Lets topped ads take turns at the top: on each site they pass their places on, the first ones to the end.
 * Lists show three before all others; without turns the rest would have paid for nothing. Places are passed
 * on, not made anew: what is not shown at the top stays among the ads of its age, and no list fills with
 * paid places.
 */
export const rotateTopped = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const { rowCount } = await pool.query(
    `with topped as (
       select id, sort_at, brand_code,
         row_number() over (partition by brand_code order by sort_at desc, id desc) - 1 as place,
         count(*) over (partition by brand_code) as total
       from ads where state = 'published' and topped_until > $1),
     turned as (
       select topped.id, next.sort_at
       from topped join topped next on next.brand_code = topped.brand_code
         and next.place = (topped.place - ceil(topped.total / $2::numeric) + topped.total) % topped.total
       where topped.total > 1)
     update ads set sort_at = turned.sort_at from turned
     where ads.id = turned.id and ads.sort_at <> turned.sort_at`,
    [clock(), TURNS],
  )

  return rowCount ?? 0
}
