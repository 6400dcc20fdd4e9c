import { spawnSync } from 'node:child_process'
import { Failure } from './Failure.mjs'

const LINES_SHOWN = 30

/** Runs a command without its chatter; when it fails, the end of what it printed becomes the reason. */
export const runQuietly = (title, command, args, options) => {
  const started = performance.now()
  process.stdout.write(`${title} …`)
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  })
  if (error || status !== 0) {
    const printed = `${stdout ?? ''}${stderr ?? ''}`
      .trim()
      .split('\n')
      .slice(-LINES_SHOWN)
      .join('\n')
    throw new Failure(`${title} failed.\n${error?.message ?? printed}`)
  }
  process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
}
