import { existsSync, globSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

const SOURCES = ['apps/*/src/**/*.ts', 'packages/*/{src,test}/**/*.ts', 'e2e/record/**/*.ts']
const SETUP = 'scripts/testing/ownTemporaryFolder.ts'

const workspaceOf = (file: string): string =>
  file.split('/', file.startsWith('e2e/') ? 1 : 2).join('/')

const hasSetup = (workspace: string): boolean => {
  const config = `${root}${workspace}/vitest.config.ts`

  return existsSync(config) && readFileSync(config, 'utf8').includes(SETUP)
}

/** Workspaces whose tests make temporary folders have them removed by Vitest's global setup. */
export const temporaryFolders = (): string[] => {
  const workspaces = new Set(
    globSync(SOURCES, { cwd: root })
      .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('tmpdir()'))
      .map(workspaceOf),
  )

  return [...workspaces]
    .filter((workspace) => !hasSetup(workspace))
    .map((workspace) => `${workspace}/vitest.config.ts lacks the global setup ${SETUP}.`)
}
