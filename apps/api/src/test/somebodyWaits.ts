import { expect, vi } from 'vitest'
import type { Database } from '../platform/database/openDatabase.ts'

const WAITING = `
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Settles once a transaction waits for a row that another one holds. */
export const somebodyWaits = ({ pool }: Database): Promise<void> =>
  vi.waitFor(async () => expect((await pool.query(WAITING)).rows[0].waiting).toBeGreaterThan(0), {
    interval: 5,
    timeout: 10_000,
  })
