import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runTool } from '../../../scripts/testing/runTool.ts'

const PACKAGES = join(import.meta.dirname, '../..')

/** What a project gets by installing the client: the packages of this checkout … */
const OURS = ['domain', 'contracts', 'api-client']
/** … and what they need, as it was installed here. */
const FOREIGN = [
  'contracts/node_modules/zod',
  'api-client/node_modules/ky',
  'api-client/node_modules/@noble/hashes',
]

/**
 * Builds and packs the client with all it depends on and installs it into an empty project, offline.
 * @returns the folder of the project
 */
export const installPackages = (): string => {
  const project = mkdtempSync(join(tmpdir(), 'inzrt-client-'))
  const pack = (folder: string, ...options: readonly string[]): string => {
    const file = join(project, `${basename(folder)}.tgz`)
    runTool(join(PACKAGES, folder), 'pnpm', 'pack', '--out', file, ...options)

    return file
  }
  const files = [
    ...OURS.map((folder) => pack(folder)),
    ...FOREIGN.map((folder) => pack(folder, '--config.ignore-scripts=true')),
  ]
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "type": "module" }')
  runTool(
    project,
    'npm',
    'install',
    ...['--offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    ...files,
  )

  return project
}
