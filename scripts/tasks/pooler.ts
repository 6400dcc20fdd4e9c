import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const MISSING = `PgBouncer is not installed, through which the api's tests are to run.
Debian, Ubuntu: apt-get install pgbouncer. macOS: brew install pgbouncer.`

/** Debian keeps it where only root's PATH leads. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

await orExplain(async () => {
  const folder = folders.find((path) => existsSync(`${path}/pgbouncer`))
  if (!folder) throw new Error(MISSING)
  await run('pnpm', ['--filter', '@inzrt/api', 'exec', 'vitest', 'run', ...process.argv.slice(2)], {
    TEST_PGBOUNCER: `${folder}/pgbouncer`,
  })
})
