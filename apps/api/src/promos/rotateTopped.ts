import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/**
 * Lets topped ads take turns at the top: in each section the one that has waited longest goes first.
 * Lists show three; without turns the others would have paid for nothing.
 */
export const rotateTopped = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const { rowCount } = await pool.query(
    `update ads set sort_at = $1 where id in (
       select distinct on (section_id) id from ads
       where state = 'published' and topped_until > $1
       order by section_id, sort_at, id)`,
    [clock()],
  )

  return rowCount ?? 0
}
