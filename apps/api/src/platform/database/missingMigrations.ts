import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { migrationHashes } from './migrationHashes.ts'
import { MIGRATIONS } from './migrations.ts'

/** How many of our migrations a database lacks; one of a later release lacks none. */
export const missingMigrations = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const known = new Set(await migrationHashes(client))
    const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS })

    return ours.filter(({ hash }) => !known.has(hash)).length
  } finally {
    await client.end()
  }
}
