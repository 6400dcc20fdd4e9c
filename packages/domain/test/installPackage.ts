import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../../scripts/testing/runTool.ts'

const ROOT = join(import.meta.dirname, '..')

const FOLDERS = [
  [ROOT, 'domain.tgz'],
  [join(ROOT, 'node_modules/zod'), 'zod.tgz'],
] as const

/**
 * Packs the package, as it has just been built, and installs it into an empty project, offline: its one dependency is packed
 * from this checkout.
 * @returns the folder of the project
 */
export const installPackage = (): string => {
  const project = mkdtempSync(join(tmpdir(), 'inzrt-domain-'))
  for (const [folder, name] of FOLDERS)
    runTool(folder, 'pnpm', 'pack', '--out', join(project, name), '--config.ignore-scripts=true')
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "type": "module" }')
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  runTool(project, 'npm', 'install', ...options, ...FOLDERS.map(([, name]) => `./${name}`))

  return project
}
