import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/** Ends promotions whose time is over; returns how many there were. */
export const endDuePromos = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const now = clock()
  const { rowCount } = await pool.query(
    `update ad_promos set state = 'ended' where state = 'active' and ends_at <= $1`,
    [now],
  )
  await pool.query(
    `update ads set
       highlighted_until = case when highlighted_until > $1 then highlighted_until end,
       topped_until = case when topped_until > $1 then topped_until end
     where highlighted_until <= $1 or topped_until <= $1`,
    [now],
  )

  return rowCount ?? 0
}
