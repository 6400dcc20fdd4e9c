import { Client } from 'pg'
import { copyDatabase } from '../platform/database/copy/copyDatabase.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'DATABASE_URL=… DATABASE_OWNER_URL=… node src/cli/copyDatabase.ts'

/** What is written meanwhile would stay behind. */
const requireNobody = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    "select from pg_stat_activity where application_name = 'inzrt-api'",
  )
  await client.end()
  if (rowCount) throw new Error('An api uses the embedded database: stop the product first.')
}

await runCommand(USAGE, async () => {
  const settings = readSettings(process.env)
  const target = settings.databaseOwnerUrl ?? settings.databaseUrl
  if (!target)
    throw new Error(
      `DATABASE_URL, where the embedded database is to be copied, must be set.\n${USAGE}`,
    )
  const embedded = await provideDatabase({ ...settings, databaseUrl: undefined })
  try {
    await requireNobody(embedded.url)
    const rows = await copyDatabase(embedded.url, target)
    console.log(`${rows} rows are copied; each table was compared.`)
  } finally {
    await embedded.release()
  }
})
