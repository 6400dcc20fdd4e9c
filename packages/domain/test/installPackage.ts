import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TOOLS = join(ROOT, '../../tools/node_modules/.bin')

const run = (cwd: string, tool: string, ...args: readonly string[]): void => {
  const PATH = [process.env.PATH, TOOLS].join(delimiter)
  execFileSync(tool, args, { cwd, stdio: 'pipe', env: { ...process.env, PATH } })
}

/** As deep as the package itself, so that its configuration finds the workspace's. */
const COPY = join(ROOT, '../../.data/domain-pack')

const NOT_COPIED = new Set(['node_modules', 'dist', '.turbo'])

/** Packing rewrites the manifest for a moment; a test that is killed must not leave that behind. */
const copyPackage = (): void => {
  rmSync(COPY, { recursive: true, force: true })
  cpSync(ROOT, COPY, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'))
}

/**
 * Packs the package and installs it into an empty project, offline: its one dependency is packed
 * from this checkout.
 * @returns the folder of the project
 */
export const installPackage = (): string => {
  const project = mkdtempSync(join(tmpdir(), 'inzrt-domain-'))
  copyPackage()
  run(COPY, 'npm', 'pack', '--pack-destination', project)
  run(join(ROOT, 'node_modules/zod'), 'pnpm', 'pack', '--out', join(project, 'zod.tgz'))
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "type": "module" }')
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  run(project, 'npm', 'install', ...options, './zod.tgz', './inzrt-domain-0.1.0.tgz')

  return project
}
