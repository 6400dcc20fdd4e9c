import { existsSync } from 'node:fs'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

/** What faults are put into: two pure packages, and the files of the api by which it lets people in. */
const SUBJECTS = {
  domain: 'packages/domain',
  rules: 'packages/rules',
  rights: 'apps/api',
} as const

const asked = process.argv.slice(2)

for (const [subject, workspace] of Object.entries(SUBJECTS)) {
  const folders = asked.filter((folder) => existsSync(`${root}${workspace}/${folder}`))
  if (asked.length > 0 && folders.length === 0 && !asked.includes(subject)) continue
  const only = folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]).join()
  await orExplain(() =>
    run('pnpm', [
      ...['--filter', `./${workspace}`, 'run', 'mutation'],
      ...(only ? ['--mutate', only] : []),
    ]),
  )
}
