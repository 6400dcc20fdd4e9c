import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

const POLL_MS = 100
const GIVE_UP_MS = 120_000

const DUE = 'select task_identifier as name from graphile_worker.jobs where run_at <= now()'

/**
 * Waits until no job is due. What is asked for later never comes: time stands.
 * @throws Error that names the jobs that do not end
 */
export const untilIdle = async ({ pool }: Database): Promise<void> => {
  const giveUpAt = Date.now() + GIVE_UP_MS
  for (;;) {
    const { rows } = await pool.query<{ name: string }>(DUE)
    if (rows.length === 0) return
    if (Date.now() > giveUpAt)
      throw new Error(`These jobs do not end: ${rows.map(({ name }) => name).join(', ')}.`)
    await delay(POLL_MS)
  }
}
