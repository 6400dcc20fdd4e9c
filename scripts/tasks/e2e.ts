import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

await orExplain(() => run('pnpm', ['--filter', '@inzrt/e2e', 'e2e', ...process.argv.slice(2)]))
