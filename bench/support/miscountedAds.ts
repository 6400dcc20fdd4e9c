import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'

const MISCOUNTED = `
  select coalesce(sum(abs(coalesce(counted.n, 0) - coalesce(kept.n, 0))), 0) as number
  from (select section_id, count(*) as n from ads where state = 'published' group by 1) counted
  full join (select section_id, sum(ads_count) as n from section_counters group by 1) kept
    using (section_id)`

/** How far the counters of all sections are from the ads that are there. */
export const miscountedAds = async ({ pool }: Pick<Database, 'pool'>): Promise<number> =>
  Number((await pool.query(MISCOUNTED)).rows[0]?.number)
