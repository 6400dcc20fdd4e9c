import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandFailed } from './CommandFailed.ts'
import { root } from './settings.ts'

const LINES = 80
/** What passed is not what is looked for at the end. */
const PASSED = /✓/

/**
 * Runs a command to its end, its output shown as it comes.
 * @throws CommandFailed with the last lines of the output when it exits with anything but 0.
 */
export const runKeepingEnd = async (command: string, args: readonly string[]): Promise<void> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })

  let end = ''
  const show = (to: NodeJS.WriteStream) => (chunk: string) => {
    to.write(chunk)
    end = `${end}${chunk}`.split('\n').slice(-LINES).join('\n')
  }
  child.stdout.setEncoding('utf8').on('data', show(process.stdout))
  child.stderr.setEncoding('utf8').on('data', show(process.stderr))

  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new CommandFailed(
      [command, ...args].join(' '),
      end.split('\n').filter((line) => !PASSED.test(line)),
    )
}
