import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'

/** Takes ads whose validity ended out of the lists; returns how many there were. */
export const expireAds = async ({ pool }: Database, clock: Clock): Promise<number> => {
  const { rowCount } = await pool.query(
    `update ads set state = 'expired', updated_at = $1
     where state = 'published' and valid_until <= $1`,
    [clock()],
  )

  return rowCount ?? 0
}
