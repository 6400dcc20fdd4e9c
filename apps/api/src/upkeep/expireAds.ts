import type { Database } from '../database/openDatabase.ts'

/** Takes ads whose validity ended out of the lists; returns how many there were. */
export const expireAds = async ({ pool }: Database): Promise<number> => {
  const { rowCount } = await pool.query(
    `update ads set state = 'expired', updated_at = now()
     where state = 'published' and valid_until <= now()`,
  )

  return rowCount ?? 0
}
