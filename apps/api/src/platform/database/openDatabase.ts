import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = ReturnType<typeof openDatabase>

/** Longer than any page may take; a query that is slower is better stopped than waited for. */
const STATEMENT_TIMEOUT_MS = 4_000

/** Words this alike are looked at for „Mysleli jste …?“; short ones share few groups of letters. */
const SIMILARITY = 0.2

/** Connections to a database, which answer queries by text (`pool`) and by drizzle (`db`). */
export const openDatabase = (
  url: string,
  { maxConnections = 16, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = {},
) => {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'inzrt-api',
    // Planning a list anew for its values takes longer than reading it, and never finds a better plan.
    options: `-c plan_cache_mode=force_generic_plan -c pg_trgm.similarity_threshold=${SIMILARITY}`,
  })
  // An idle connection that breaks is replaced by the next query; without a listener it would end us.
  pool.on('error', () => undefined)
  // The same for one that is in somebody's hands for long: the queue listens on one.
  pool.on('connect', (client) => client.on('error', () => undefined))

  return { pool, db: drizzle(pool), close: () => pool.end() }
}
