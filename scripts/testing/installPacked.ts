import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

const TOOLS = join(import.meta.dirname, '../../tools/node_modules/.bin')

/** Runs a tool in a folder, with the project's own Node and pnpm in its path. */
const run = (cwd: string, tool: string, ...args: readonly string[]): void => {
  const PATH = [process.env.PATH, TOOLS].join(delimiter)
  execFileSync(tool, args, { cwd, stdio: 'pipe', env: { ...process.env, PATH } })
}

type Packages = Readonly<{
  /** Folders that are built before they are packed. */
  built?: readonly string[]
  /** Folders that are packed as they stand. */
  ready: readonly string[]
}>

/**
 * Packs packages of this checkout, those they need included, and installs them into an empty project, offline.
 * @returns the folder of the project
 */
export const installPacked = ({ built = [], ready }: Packages): string => {
  const project = mkdtempSync(join(tmpdir(), 'inzrt-packed-'))
  const pack = (folder: string, name: string, ...options: readonly string[]): string => {
    const file = join(project, `${name}.tgz`)
    run(folder, 'pnpm', 'pack', '--out', file, ...options)

    return file
  }
  const files = [
    ...built.map((folder) => pack(folder, basename(folder))),
    ...ready.map((folder, at) => pack(folder, `ready-${at}`, '--config.ignore-scripts=true')),
  ]
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "type": "module" }')
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  run(project, 'npm', 'install', ...options, ...files)

  return project
}
