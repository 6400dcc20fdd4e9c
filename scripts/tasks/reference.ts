import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const write = (...folder: readonly string[]) =>
  run('node', ['packages/contracts/reference/writeOpenApi.ts', ...folder])

const at = process.argv.indexOf('--examples')
/** Files of tests whose calls become examples; all of the api's when none are named. */
const named = process.argv.slice(at + 1)

const writeWithExamples = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'inzrt-examples-'))
  try {
    await run('pnpm', ['--filter', '@inzrt/api', 'test', ...named], { EXAMPLES_FOLDER: folder })
    await write(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await orExplain(() => (at === -1 ? write() : writeWithExamples()))
