import { execFileSync, spawnSync } from 'node:child_process'

/**
 * What a command of podman prints.
 * @throws Error with what it complains of.
 */
export const podman = (...args: readonly string[]): string =>
  execFileSync('podman', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** How a command of podman ends, with all that it printed. */
export const endOf = (...args: readonly string[]): Readonly<{ status: number; said: string }> => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8' })

  return { status: status ?? 1, said: `${stdout}${stderr}` }
}
