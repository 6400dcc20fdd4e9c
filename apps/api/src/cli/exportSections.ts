import { exportSections } from '../desk/admin/sections-file/exportSections.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async (database) => {
  process.stdout.write(await exportSections(database))
})
