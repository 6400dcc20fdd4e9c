import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

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
