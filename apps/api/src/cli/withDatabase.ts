import { type Database, openDatabase } from '../platform/database/openDatabase.ts'
import { prepareSchema } from '../start/prepareSchema.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

/** Does a command's work on the settings' database; what goes wrong is said in a line, and status 1. */
export const withDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const settings = readSettings(process.env)
  const provided = await provideDatabase(settings)
  const database = openDatabase(provided.url, { statementTimeoutMs: 0 })
  try {
    await prepareSchema(settings, provided.url)
    await work(database)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await database.close()
    await provided.release()
  }
}
