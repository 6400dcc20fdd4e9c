import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED, type Published, packageReport, reportFile } from '../packages/packageReports.ts'
import { withFunctionTable } from '../packages/withFunctionTable.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const README = `${root}packages/domain/README.md`
const types = mkdtempSync(join(tmpdir(), 'inzrt-types-'))

await orExplain(async () => {
  try {
    for (const name of Object.keys(PUBLISHED) as Published[]) {
      const folder = join(types, name)
      const project = `packages/${name}/tsconfig.build.json`
      if (PUBLISHED[name].isBuilt) await run('tsc', ['-p', project, '--outDir', folder])
      writeFileSync(reportFile(name), packageReport(name, folder))
    }
    writeFileSync(README, await withFunctionTable(readFileSync(README, 'utf8')))
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
})
