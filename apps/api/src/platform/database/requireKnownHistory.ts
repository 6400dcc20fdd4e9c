import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { migrationHashes } from './migrationHashes.ts'

/**
 * Before the first release migrations were rewritten, so an older database cannot be brought up to date.
 * One that a later version made has ours and more, and is left as it is.
 * @throws Error with a sentence for the person who starts the product
 */
export const requireKnownHistory = async (
  client: Client,
  migrations: readonly MigrationMeta[],
): Promise<void> => {
  const hashes = await migrationHashes(client)
  if (migrations.every(({ hash }, at) => hash === (hashes[at] ?? hash))) return

  throw new Error(
    `The database ${client.database} was made before the first release and cannot be brought up to date.\n` +
      'Stop the product and throw it away, with all that is in it: delete the folder postgres of DATA_DIR, or give DATABASE_URL an empty database.',
  )
}
