import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LineAdWords, SetLines } from './SetLine.ts'

export type LineSetter = Readonly<{
  /** One ad after another. @throws Error when its process ends over it */
  set: (ad: LineAdWords) => Promise<SetLines>
  isAlive: () => boolean
  stop: () => void
}>

const PROGRAM = fileURLToPath(new URL('line.process.ts', import.meta.url))
/** Hundreds of times what an ad takes, the start of the process included. */
const MOST_MS = 8_000

/**
 * Starts a process that sets line ads and holds nothing else: no settings, no keys, no database. It ends when an
 * ad takes too long, when nobody has asked for a while, and with its parent.
 */
export const startLineSetter = (): LineSetter => {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env: {} })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The setting of lines ended with ${code}.`)))
  })
  // It may end while nobody waits for it.
  ended.catch(() => undefined)
  const stop = () => child.kill('SIGKILL')

  return {
    set: async (ad) => {
      const tooLong = setTimeout(stop, MOST_MS)
      const answered = once(child, 'message').then(([lines]) => lines as SetLines)
      child.send(ad, () => undefined)

      return Promise.race([answered, ended]).finally(() => clearTimeout(tooLong))
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    stop,
  }
}
