import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TOOLS = join(ROOT, '../../tools/node_modules/.bin')

const run = (cwd: string, tool: string, ...args: readonly string[]): void => {
  const PATH = [process.env.PATH, TOOLS].join(delimiter)
  execFileSync(tool, args, { cwd, stdio: 'pipe', env: { ...process.env, PATH } })
}

/**
 * Packs the package and installs it into an empty project, offline: its one dependency is packed
 * from this checkout.
 * @returns the folder of the project
 */
export const installPackage = (): string => {
  const project = mkdtempSync(join(tmpdir(), 'inzrt-domain-'))
  run(ROOT, 'pnpm', 'pack', '--out', join(project, 'domain.tgz'))
  run(join(ROOT, 'node_modules/zod'), 'pnpm', 'pack', '--out', join(project, 'zod.tgz'))
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "type": "module" }')
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  run(project, 'npm', 'install', ...options, './zod.tgz', './domain.tgz')

  return project
}
