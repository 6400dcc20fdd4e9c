import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const write = (...folder: readonly string[]) =>
  run('node', ['packages/contracts/reference/writeOpenApi.ts', ...folder])

/** Examples are calls that the api's tests make; without the option those that are kept stay. */
const writeWithExamples = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'inzrt-examples-'))
  try {
    await run('pnpm', ['--filter', '@inzrt/api', 'test'], { EXAMPLES_FOLDER: folder })
    await write(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await orExplain(() => (process.argv.includes('--examples') ? writeWithExamples() : write()))
