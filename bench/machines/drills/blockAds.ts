import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import type { Balancer } from '../support/createBalancer.ts'
import { keepPages } from '../support/keepPages.ts'
import { secondsUntil } from '../support/secondsUntil.ts'

/** Seconds until neither machine shows the page of an ad that is blocked. */
const blockOne = async (
  pool: Database['pool'],
  balancer: Balancer,
  slug: string,
): Promise<number> => {
  await keepPages(balancer, [`/${slug}`])
  await pool.query(`update ads set state = 'blocked' where slug = $1`, [slug])

  return secondsUntil((machine) =>
    balancer.askAt(machine, `/${slug}`).then(
      ({ status }) => status !== 200,
      () => false,
    ),
  )
}

/** Blocks one ad after another, each kept by both machines. */
export const blockAds = async (
  pool: Database['pool'],
  balancer: Balancer,
  slugs: readonly string[],
): Promise<number[]> => {
  const times: number[] = []
  for (const slug of slugs) times.push(await blockOne(pool, balancer, slug))

  return times
}
