import { Pool, type PoolConfig } from 'pg'
import { COLUMN_TYPES } from './columnTypes.ts'
import { SESSION } from './session.ts'

/** Connections that are opened as they are needed. */
export const openPool = (config: PoolConfig): Pool => {
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

/** What a connection says of itself at its start. A pooler drops it, or refuses the connection: there the role has it by itself. */
export const toStartOptions = (statementTimeoutMs?: number): string => {
  const own = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }

  return Object.entries({ ...SESSION, ...own })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
