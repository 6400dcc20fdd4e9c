import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { COLUMN_TYPES } from './columnTypes.ts'
import { UnnamedClient } from './pooler/UnnamedClient.ts'
import { SESSION } from './session.ts'
import { tracePool } from './tracePool.ts'

export type Database = ReturnType<typeof openDatabase>

type Options = Readonly<{
  maxConnections?: number
  /** 0: as long as it takes. */
  statementTimeoutMs?: number
  /** The same database through a pooler that lends a connection for a transaction; null: there is none. */
  pooledUrl?: string | null
  /** Tells queries in the traces they belong to; null: nobody collects them. */
  tracer?: Tracer | null
}>

const openPool = (config: PoolConfig): Pool => {
  const pool = new Pool({
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    application_name: 'inzrt-api',
    types: COLUMN_TYPES,
    ...config,
  })
  // An idle connection that breaks is replaced by the next query; without a listener it would end us.
  pool.on('error', () => undefined)
  // The same for one that is in somebody's hands for long: the queue listens on one.
  pool.on('connect', (client) => client.on('error', () => undefined))

  return pool
}

/** A pooler drops these, or refuses the connection: there the role has them by itself. */
const toStartOptions = (statementTimeoutMs: number | undefined): string => {
  const own = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }

  return Object.entries({ ...SESSION, ...own })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/**
 * Connections to a database, which answer queries by text (`pool`) and by drizzle (`db`), through a pooler where
 * there is one. What outlasts a transaction (LISTEN, locks of a session, temporary tables) goes by `direct`.
 */
export const openDatabase = (
  url: string,
  { maxConnections: max = 16, statementTimeoutMs, pooledUrl = null, tracer = null }: Options = {},
) => {
  const options = toStartOptions(statementTimeoutMs)
  const direct = openPool({ connectionString: url, max, options })
  const pool = pooledUrl
    ? openPool({ connectionString: pooledUrl, max, Client: UnnamedClient })
    : direct
  if (tracer) tracePool(pool, tracer)

  return {
    pool,
    db: drizzle(pool),
    direct: { pool: direct, url },
    close: async (): Promise<void> => {
      await Promise.all([...new Set([pool, direct])].map((opened) => opened.end()))
    },
  }
}
