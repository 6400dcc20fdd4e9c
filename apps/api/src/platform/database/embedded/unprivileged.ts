import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'

/** How to start a program of PostgreSQL, which refuses to run as root. */
export type Launcher = (
  program: string,
  args: readonly string[],
) => { command: string; args: readonly string[]; uid?: number; gid?: number }

const NOBODY = 65_534
const MAPPED = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

const asIs: Launcher = (command, args) => ({ command, args })

const inUserNamespace: Launcher = (program, args) => ({
  command: 'unshare',
  args: [...MAPPED, program, ...args],
})

const asNobody: Launcher = (command, args) => ({ command, args, uid: NOBODY, gid: NOBODY })

const hasUserNamespaces = (): boolean => {
  try {
    execFileSync('unshare', [...MAPPED, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * The way this machine offers. As root: a user namespace, in which files of root look like nobody's,
 * or (in containers that forbid it) the user nobody, who is then given the folder.
 */
export const unprivileged = (home: string): Launcher => {
  if (process.getuid?.() !== 0) return asIs
  if (statSync(home).uid === 0 && hasUserNamespaces()) return inUserNamespace
  chownSync(home, NOBODY, NOBODY)

  return asNobody
}
