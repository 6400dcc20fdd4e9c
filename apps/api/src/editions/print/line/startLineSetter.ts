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
/** A hundred times what an ad takes. */
const MOST_MS = 3_000
/** The first one waits for the start of the process too, and for nobody else. */
const FIRST_MS = 4_500

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
  let isStarted = false

  return {
    set: async (ad) => {
      const tooLong = setTimeout(stop, isStarted ? MOST_MS : FIRST_MS)
      const answered = once(child, 'message').then(([lines]) => lines as SetLines)
      child.send(ad, () => undefined)
      isStarted = true

      return Promise.race([answered, ended]).finally(() => clearTimeout(tooLong))
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    stop,
  }
}
