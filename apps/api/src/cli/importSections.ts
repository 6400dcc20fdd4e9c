import { readFile } from 'node:fs/promises'
import { importSections } from '../desk/admin/sections-file/importSections.ts'
import { withDatabase } from './withDatabase.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error(
    'node src/cli/importSections.ts <file of sections, JSON; deploy/sections.json is one>',
  )
  process.exit(2)
}

const text = await readFile(file, 'utf8')
await withDatabase(async (database) => {
  const { added, changed, kept } = await importSections(database, text)
  console.log(`${added} sections added, ${changed} changed, ${kept} as they were`)
})
