import { migrate } from '../platform/database/migrate.ts'
import { missingMigrations } from '../platform/database/missingMigrations.ts'
import { requireDirect } from '../platform/database/pooler/requireDirect.ts'
import type { Settings } from './settings/readSettings.ts'

const COMMAND = 'pnpm --filter @inzrt/api database:migrate'

/**
 * A database that this release can work on: found so, or brought up to date here, where a start may do that.
 * @throws Error with a sentence for the person who starts the product
 */
export const prepareSchema = async (
  { migratesAtStart }: Pick<Settings, 'migratesAtStart'>,
  url: string,
): Promise<void> => {
  await requireDirect(url)
  const missing = await missingMigrations(url)
  if (missing > 0 && !migratesAtStart)
    throw new Error(`The database lacks ${missing} of our migrations. Run \`${COMMAND}\` first.`)
  if (missing > 0) await migrate(url)
}
