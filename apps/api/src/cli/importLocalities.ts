import { readFile } from 'node:fs/promises'
import { importLocalities } from '../catalogue/localities/import/importLocalities.ts'
import { withDatabase } from './withDatabase.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('node src/cli/importLocalities.ts <the official list of postal codes, CSV>')
  process.exit(2)
}

const bytes = await readFile(file)
await withDatabase(async ({ pool }) => {
  const began = performance.now()
  const { added, kept, removed, stillUsed, bad } = await importLocalities(pool, bytes)
  for (const { line, reason } of bad) console.error(`line ${line}: ${reason}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${added} places added, ${kept} kept, ${removed} removed, ${stillUsed} not in the list but ` +
      `used by ads; ${bad.length} bad lines; ${seconds} s`,
  )
})
