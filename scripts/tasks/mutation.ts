import { existsSync } from 'node:fs'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const folders = process.argv.slice(2)

/** Every subject is a folder of one of them. */
for (const name of ['domain', 'rules']) {
  const own = folders.filter((folder) => existsSync(`${root}packages/${name}/${folder}`))
  if (folders.length > 0 && own.length === 0) continue
  const only = own.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]).join()
  await orExplain(() =>
    run('pnpm', [
      ...['--filter', `@inzrt/${name}`, 'run', 'mutation'],
      ...(only ? ['--mutate', only] : []),
    ]),
  )
}
