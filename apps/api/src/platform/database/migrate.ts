import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as prepareQueue } from 'graphile-worker'
import { Client } from 'pg'
import { toQueueLogger } from '../jobs/toQueueLogger.ts'

const LOCK = 7_201_454

/** Brings a database to the newest schema. Processes that start at once wait for each other. */
export const migrate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    await runMigrations(drizzle(client), {
      migrationsFolder: `${import.meta.dirname}/migrations`,
    })
    await prepareQueue({ connectionString: url, logger: toQueueLogger(null) })
  } finally {
    await client.end()
  }
}
