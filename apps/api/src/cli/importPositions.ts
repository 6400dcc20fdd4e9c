import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importPositions } from '../catalogue/localities/import/importPositions.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('node src/cli/importPositions.ts <folder of the official register of addresses>')
  process.exit(2)
}

const readFiles = async function* (): AsyncGenerator<Uint8Array> {
  for (const name of (await readdir(folder)).toSorted())
    if (name.toLowerCase().endsWith('.csv')) yield await readFile(join(folder, name))
}

const provided = await provideDatabase(readSettings(process.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { statementTimeoutMs: 0 })
try {
  const { placed, unknown, bad } = await importPositions(database.pool, readFiles())
  console.log(
    `${placed} municipalities placed; ${unknown} addresses of unknown municipalities, ` +
      `${bad} without a position in the country`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
  await provided.release()
}
