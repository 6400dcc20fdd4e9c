import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

await orExplain(() =>
  run('pnpm', ['--silent', '--filter', '@inzrt/e2e', 'record', ...process.argv.slice(2)]),
)
