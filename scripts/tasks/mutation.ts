import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const folders = process.argv.slice(2)
const only = folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]).join()

await orExplain(() =>
  run('pnpm', [
    '--filter',
    '@inzrt/domain',
    'run',
    'mutation',
    ...(only ? ['--mutate', only] : []),
  ]),
)
