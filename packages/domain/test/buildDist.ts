import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

const run = (tool: string, ...args: readonly string[]): void => {
  execFileSync(join(ROOT, 'node_modules/.bin', tool), args, { cwd: ROOT, stdio: 'pipe' })
}

let isBuilt = false

/** Builds the package once for all suites that look at `dist`. */
export const setup = (): void => {
  if (isBuilt) return
  run('tsup', '--silent')
  run('tsc', '-p', 'tsconfig.build.json')
  isBuilt = true
}
