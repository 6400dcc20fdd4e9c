import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LineAdWords, SetLines } from './SetLine.ts'

export type LineSetter = Readonly<{
  /** One ad after another. @throws TooLate, or Error when its process ends over it */
  set: (ad: LineAdWords) => Promise<SetLines>
  isAlive: () => boolean
  stop: () => void
}>

const PROGRAM = fileURLToPath(new URL('line.process.ts', import.meta.url))
/** A hundred times what an ad takes. Nobody waits longer, also while the process starts. */
const MOST_MS = 3_000
/** A machine that is busy starts it slowly; who comes later finds it ready. */
const START_MS = 30_000

/** The machine is busy, or an ad is set too slowly. */
export class TooLate extends Error {
  override readonly message = 'The setting of lines takes too long.'
}

const lateAfter = (ms: number) => {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const timer = setTimeout(() => reject(new TooLate()), ms)

  return { promise, clear: () => clearTimeout(timer) }
}

/**
 * Starts a process that sets line ads and holds nothing else: no settings, no keys, no database. It ends when an
 * ad takes too long, when nobody has asked for a while, and with its parent.
 */
export const startLineSetter = (program: string = PROGRAM): LineSetter => {
  const child = fork(program, { serialization: 'advanced', execArgv: [], env: {} })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The setting of lines ended with ${code}.`)))
  })
  // It may end while nobody waits for it.
  ended.catch(() => undefined)
  const stop = () => child.kill('SIGKILL')
  /** Ends a process that has not said anything by then. */
  const within = <Said>(ms: number, said: Promise<Said>): Promise<Said> => {
    const late = lateAfter(ms)
    late.promise.catch(stop)

    return Promise.race([said, ended, late.promise]).finally(late.clear)
  }
  const ready = within(START_MS, once(child, 'message'))
  ready.catch(() => undefined)

  return {
    set: async (ad) => {
      const late = lateAfter(MOST_MS)
      try {
        await Promise.race([ready, late.promise])
        const answered = within(MOST_MS, once(child, 'message'))
        child.send(ad, () => undefined)
        const [lines] = await answered

        return lines as SetLines
      } finally {
        late.clear()
      }
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    stop,
  }
}
