import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/stack/settings.ts'
import { benchDir } from '../../support/startServer.ts'

const HOME = `${benchDir}/release`
/** A line that every page loads: names of its files change with it. */
const CHANGED = 'packages/portal/src/shell/runtime/reloadOnce.ts'

/**
 * The general site as another release would have built it, in a checkout of its own; made once.
 * @returns its folder
 */
export const otherBuild = (): string => {
  if (existsSync(join(HOME, 'apps/general/.next/BUILD_ID'))) return HOME
  const run = (command: string, args: readonly string[], cwd: string) =>
    void execFileSync(command, args, { cwd, stdio: 'inherit' })
  run('git', ['worktree', 'add', '--detach', '--force', HOME, 'HEAD'], root)
  appendFileSync(join(HOME, CHANGED), `\nconsole.debug('another release')\n`)
  run('pnpm', ['install', '--offline', '--frozen-lockfile'], HOME)
  run('turbo', ['run', 'build', '--filter=@inzrt/general'], HOME)

  return HOME
}
