import { migrate } from '../platform/database/migrate.ts'
import { limitRole } from '../platform/database/pooler/limitRole.ts'
import { requireDirect } from '../platform/database/pooler/requireDirect.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

const settings = readSettings(process.env)
const { databaseOwnerUrl: ownerUrl } = settings
const provided = await provideDatabase(settings)
const user = ownerUrl ? decodeURIComponent(new URL(provided.url).username) : null

try {
  await requireDirect(provided.url)
  if (ownerUrl) await requireDirect(ownerUrl, 'DATABASE_OWNER_URL')
  await migrate(ownerUrl ?? provided.url, { user })
  if (settings.databaseUrl) await limitRole(settings.databaseUrl)
  console.log(`The database is up to date${user ? `, and ${user} may use it` : ''}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await provided.release()
}
