// What the product answers, as text and pictures, so that two commits can be compared:
// `npm run record -- <folder>`, with `--text` without pictures, and `npm run record -- --compare <before> <after>`.
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { orExplain } from '../../scripts/stack/orExplain.ts'
import { root } from '../../scripts/stack/settings.ts'
import { compareRecordings } from './compare/compareRecordings.ts'
import { recordProduct } from './recordProduct.ts'

const USAGE = 'npm run record -- [--text] <folder>, or npm run record -- --compare <before> <after>'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
  },
})
const folders = positionals.map((folder) => resolve(root, folder))

const compare = async (before: string, after: string): Promise<void> => {
  const differences = await compareRecordings(before, after)
  for (const { path, lines } of differences)
    console.log([`\n${path}`, ...lines.map((line) => `  ${line}`)].join('\n'))
  console.log(`\n${differences.length} files differ.`)
  if (differences.length > 0) process.exitCode = 1
}

const record = async (folder: string): Promise<void> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty.`)
  await recordProduct(folder, { withPictures: !values.text })
}

await orExplain(async () => {
  const [first, second, ...more] = folders
  if (values.compare && first && second && more.length === 0) return compare(first, second)
  if (values.compare || !first || second) throw new Error(USAGE)

  return record(first)
})
