import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

const EVERY_MS = 500

const SHARE = `
  select count(*) / current_setting('max_connections')::float as share
  from pg_stat_activity where backend_type = 'client backend'`

/** Looks how many of PostgreSQL's connections are taken, until it is asked for the largest share. */
export const watchConnections = ({ pool }: Pick<Database, 'pool'>): (() => number) => {
  let most = 0
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ share: number }>(SHARE)
    most = Math.max(most, rows[0]?.share ?? 0)
  }
  const timer = setInterval(() => look().catch(() => undefined), EVERY_MS)

  return () => {
    clearInterval(timer)

    return most
  }
}
