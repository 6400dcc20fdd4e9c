import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as prepareQueue } from 'graphile-worker'
import { Client } from 'pg'
import { toQueueLogger } from '../jobs/toQueueLogger.ts'
import { keepMonths } from '../retention/keepMonths.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './openDatabase.ts'
import { requireKnownHistory } from './requireKnownHistory.ts'
import { grantUse } from './roles/grantUse.ts'

export type MigrateOptions = Readonly<{
  /** The product's own; tests bring a later release's. */
  migrationsFolder?: string
  /** Who may read and write afterwards, beside the owner. */
  user?: string | null
  /** How long a statement may wait for others, who would wait behind it; then all is tried again. */
  lockTimeoutMs?: number
}>

const LOCK = 7_201_454
const LOCK_TIMEOUT_MS = 3_000
const TRIES = 20
const PAUSE_MS = 500

/** Of PostgreSQL, when a lock was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03'

const hasWaitedInVain = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error

  return (
    typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === LOCK_NOT_AVAILABLE
  )
}

/** One transaction, so that nothing is half done when a lock was not to be had. */
const runPatiently = async (client: Client, migrationsFolder: string): Promise<void> => {
  for (let tried = 1; ; tried += 1)
    try {
      return await runMigrations(drizzle(client), { migrationsFolder })
    } catch (error) {
      if (!hasWaitedInVain(error) || tried === TRIES) throw error
      await pause(PAUSE_MS)
    }
}

/** The role may have limits of its own, which are for requests. */
const migrateQueue = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 0 })
  try {
    await prepareQueue({ pgPool: pool, logger: toQueueLogger(null) })
  } finally {
    await close()
  }
}

/**
 * Brings a database to the newest schema, as the owner of its tables. Processes that do so at once wait for each other;
 * those that use the tables meanwhile wait no longer than a lock may be waited for.
 * @throws Error with a sentence for the person who starts the product, when the database is older than the first release
 */
export const migrate = async (
  url: string,
  {
    migrationsFolder = MIGRATIONS,
    user = null,
    lockTimeoutMs = LOCK_TIMEOUT_MS,
  }: MigrateOptions = {},
): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `set client_min_messages = warning; set lock_timeout = ${lockTimeoutMs}; set statement_timeout = 0`,
    )
    await requireKnownHistory(client, readMigrationFiles({ migrationsFolder }))
    await runPatiently(client, migrationsFolder)
    await migrateQueue(url)
    await keepMonths(client)
    if (user !== null) await grantUse(client, user)
  } finally {
    await client.end()
  }
}
