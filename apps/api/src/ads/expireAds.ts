import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/**
 * Ends ads whose validity is over, paused ones too, and writes the step down; returns how many there
 * were. One statement: a list is never without an ad that no log tells of.
 */
export const expireAds = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const { rowCount } = await pool.query(
    `with over as (
       select id, state from ads
       where state in ('published', 'paused') and valid_until <= $1
       for update skip locked
     ), expired as (
       update ads set state = 'expired', updated_at = $1,
         highlighted_until = null, topped_until = null
       from over where ads.id = over.id
       returning ads.id, over.state as from_state
     )
     insert into state_log (entity, entity_id, from_state, to_state, event, actor, at)
     select 'ad', id, from_state, 'expired', 'expire', 'system', $1 from expired`,
    [clock()],
  )

  return rowCount ?? 0
}
