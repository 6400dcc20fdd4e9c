import { migrate } from '../platform/database/migrate.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

const settings = readSettings(process.env)
const { databaseOwnerUrl: ownerUrl } = settings
const provided = await provideDatabase(settings)
const user = ownerUrl ? decodeURIComponent(new URL(provided.url).username) : null

try {
  await migrate(ownerUrl ?? provided.url, { user })
  console.log(`The database is up to date${user ? `, and ${user} may use it` : ''}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await provided.release()
}
