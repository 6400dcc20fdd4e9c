import { readFile } from 'node:fs/promises'
import { importLocalities } from '../catalogue/localities/import/importLocalities.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('node src/cli/importLocalities.ts <the official list of postal codes, CSV>')
  process.exit(2)
}

const bytes = await readFile(file)
const provided = await provideDatabase(readSettings(process.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { statementTimeoutMs: 0 })
const began = performance.now()
try {
  const { added, kept, removed, stillUsed, bad } = await importLocalities(database.pool, bytes)
  for (const { line, reason } of bad) console.error(`line ${line}: ${reason}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${added} places added, ${kept} kept, ${removed} removed, ${stillUsed} not in the list but ` +
      `used by ads; ${bad.length} bad lines; ${seconds} s`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
  await provided.release()
}
