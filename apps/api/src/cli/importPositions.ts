import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importPositions } from '../catalogue/localities/import/importPositions.ts'
import { withDatabase } from './withDatabase.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('node src/cli/importPositions.ts <folder of the official register of addresses>')
  process.exit(2)
}

const readFiles = async function* (): AsyncGenerator<Uint8Array> {
  for (const name of (await readdir(folder)).toSorted())
    if (name.toLowerCase().endsWith('.csv')) yield await readFile(join(folder, name))
}

await withDatabase(async ({ pool }) => {
  const { placed, unknown, bad } = await importPositions(pool, readFiles())
  console.log(
    `${placed} municipalities placed; ${unknown} addresses of unknown municipalities, ` +
      `${bad} without a position in the country`,
  )
})
