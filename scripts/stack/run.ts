import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './settings.ts'

/**
 * Runs a command to its end, its output shown as it comes.
 * @throws Error when it exits with anything but 0.
 */
export const run = async (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`"${command} ${args.join(' ')}" failed.`)
}
