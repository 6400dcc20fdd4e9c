import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openPool, toStartOptions } from './openPool.ts'
import { UnnamedClient } from './pooler/UnnamedClient.ts'
import { tracePool } from './tracePool.ts'

export type Database = ReturnType<typeof openDatabase>

/** What can be read from, a replica too. */
export type ReadableDatabase = Pick<Database, 'pool' | 'db'> &
  Readonly<{
    /** It may lack what was written a moment ago. */
    isReplica?: boolean
  }>

type Options = Readonly<{
  maxConnections?: number
  /** 0: as long as it takes. */
  statementTimeoutMs?: number
  /** The same database through a pooler that lends a connection for a transaction; null: there is none. */
  pooledUrl?: string | null
  /** Tells queries in the traces they belong to; null: nobody collects them. */
  tracer?: Tracer | null
}>

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
