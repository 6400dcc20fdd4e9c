import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { drain } from '../../platform/jobs/drain.ts'

const BATCH_SIZE = 500

type Over = Readonly<{ id: number; valid_until: Date }>

/**
 * Ends ads whose validity is over, paused ones too, and writes the step down; returns how many there
 * were. A few hundred in each statement, with their steps: a list is never without an ad that no log tells of.
 */
export const expireAds = (
  { pool }: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()

  return drain<Over>(async (after) => {
    const { rows } = await pool.query<Over>(
      `with over as (
         select id, state, valid_until from ads
         where state in ('published', 'paused') and valid_until <= $1
           and (valid_until, id) > ($2, $3)
         order by valid_until, id limit ${BATCH_SIZE} for update skip locked
       ), expired as (
         update ads set state = 'expired', updated_at = $1,
           highlighted_until = null, topped_until = null
         from over where ads.id = over.id
         returning ads.id, over.state as from_state
       ), written as (
         insert into state_log (entity, entity_id, from_state, to_state, event, actor, at)
         select 'ad', id, from_state, 'expired', 'expire', 'system', $1 from expired
       )
       select id, valid_until from over order by valid_until, id`,
      [now, after?.valid_until ?? '-infinity', after?.id ?? 0],
    )

    return rows
  }, turn)
}
