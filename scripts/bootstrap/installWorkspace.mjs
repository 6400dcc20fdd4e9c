import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './runQuietly.mjs'

/** Installs the workspace exactly as locked; skipped while the lock file is the one installed last. */
export const installWorkspace = (root, env) => {
  const stamp = `${root}node_modules/.installed-lock`
  const lock = readFileSync(`${root}pnpm-lock.yaml`, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return

  runQuietly('Installing packages', 'pnpm', ['install', '--frozen-lockfile'], { cwd: root, env })
  writeFileSync(stamp, lock)
}
