import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const CYCLONEDX = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']

await orExplain(() => run('pnpm', ['sbom', ...CYCLONEDX, '--prod', '--out', 'sbom.cdx.json']))
