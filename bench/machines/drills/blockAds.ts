import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import type { Balancer } from '../support/createBalancer.ts'
import { keepPages } from '../support/keepPages.ts'

const POLL_MS = 20
const GIVE_UP_S = 60

/** Seconds until neither machine shows the page of an ad that is blocked. */
const blockOne = async (
  pool: Database['pool'],
  balancer: Balancer,
  slug: string,
): Promise<number> => {
  const isShown = (machine: number) =>
    balancer.askAt(machine, `/${slug}`).then(
      ({ status }) => status === 200,
      () => true,
    )
  await keepPages(balancer, [`/${slug}`])
  await pool.query(`update ads set state = 'blocked' where slug = $1`, [slug])
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  for (const machine of [0, 1])
    while ((await isShown(machine)) && seconds() < GIVE_UP_S) await pause(POLL_MS)

  return seconds()
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

/** Cuts every second the connections by which the apis hear of changes, until told to stop. */
export const cutStreams = (pool: Database['pool']): (() => void) => {
  const timer = setInterval(() => {
    pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%' and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
  }, 1_000)

  return () => clearInterval(timer)
}
