import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

await orExplain(() => run('pnpm', ['--recursive', '--workspace-concurrency=1', 'run', 'coverage']))
