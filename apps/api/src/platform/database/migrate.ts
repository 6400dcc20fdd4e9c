import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as prepareQueue } from 'graphile-worker'
import { Client } from 'pg'
import { toQueueLogger } from '../jobs/toQueueLogger.ts'
import { requireKnownHistory } from './requireKnownHistory.ts'

const LOCK = 7_201_454
const OURS = `${import.meta.dirname}/migrations`

/**
 * Brings a database to the newest schema. Processes that start at once wait for each other.
 * @param migrationsFolder the product's own; tests bring a later release's
 * @throws Error with a sentence for the person who starts the product, when the database is older than the first release
 */
export const migrate = async (url: string, migrationsFolder = OURS): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    await requireKnownHistory(client, readMigrationFiles({ migrationsFolder }))
    await runMigrations(drizzle(client), { migrationsFolder })
    await prepareQueue({ connectionString: url, logger: toQueueLogger(null) })
  } finally {
    await client.end()
  }
}
