import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { drain } from '../../platform/jobs/drain.ts'

const BATCH_SIZE = 500

/**
 * Ends promotions whose time is over; returns how many there were. Anyone who was topped may have an older place
 * of another one by then, and is not put behind ads that were published before.
 */
export const endDuePromos = async (
  { pool }: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const ended = await drain(async () => {
    const { rows } = await pool.query(
      `update ad_promos set state = 'ended' where id in (
         select id from ad_promos where state = 'active' and ends_at <= $1
         order by ends_at limit ${BATCH_SIZE} for update skip locked)
       returning id`,
      [now],
    )

    return rows
  }, turn)
  await drain(async () => {
    const { rows } = await pool.query(
      `update ads set
         highlighted_until = case when highlighted_until > $1 then highlighted_until end,
         topped_until = case when topped_until > $1 then topped_until end,
         sort_at = case when topped_until <= $1 then greatest(sort_at, published_at) else sort_at end
       where id in (
         select id from ads
         where least(highlighted_until, topped_until) <= $1
         order by least(highlighted_until, topped_until) limit ${BATCH_SIZE} for update skip locked)
       returning id`,
      [now],
    )

    return rows
  }, turn)

  return ended
}
