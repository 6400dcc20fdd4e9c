import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/**
 * Ends promotions whose time is over; returns how many there were. Whoever was topped may have an older place
 * of another one by then, and is not put behind ads that were published before.
 */
export const endDuePromos = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const now = clock()
  const { rowCount } = await pool.query(
    `update ad_promos set state = 'ended' where state = 'active' and ends_at <= $1`,
    [now],
  )
  await pool.query(
    `update ads set
       highlighted_until = case when highlighted_until > $1 then highlighted_until end,
       topped_until = case when topped_until > $1 then topped_until end,
       sort_at = case when topped_until <= $1 then greatest(sort_at, published_at) else sort_at end
     where highlighted_until <= $1 or topped_until <= $1`,
    [now],
  )

  return rowCount ?? 0
}
