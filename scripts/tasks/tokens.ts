import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

await orExplain(() => run('node', ['packages/ui/cli/writeTokens.ts']))
