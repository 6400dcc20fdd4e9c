import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { OVER_MEMORY } from './overMemory.ts'
import type { Preparation, PreparerAnswer } from './Preparation.ts'

/** An uploaded file as it arrives. */
export type Arriving = AsyncIterable<Buffer>

export type Preparer = Readonly<{
  /** @throws what the file throws while it arrives; the process is then not fit for another one */
  prepare: (file: Arriving) => Promise<Preparation>
  /** Whether it may be given another picture. */
  isFit: () => boolean
  stop: () => void
}>

const PROGRAM = fileURLToPath(new URL('prepare.process.ts', import.meta.url))
/** A picture may take as long and, while it is made, a process as much memory. */
export type PreparerLimits = Readonly<{ ms: number; megabytes: number }>

const LIMITS: PreparerLimits = { ms: 10_000, megabytes: 236 }
/** Then a new process takes its place, so that nothing a picture left behind stays for long. */
const PICTURES_EACH = 100

/** Whether it is taken does not matter: the end of the process tells. */
const send = (child: ChildProcess, message: Uint8Array | 'end'): Promise<void> =>
  new Promise((resolve) => {
    child.send(message, () => resolve())
  })

/** The C library keeps large pieces of memory for later unless told not to. */
const MEMORY_GIVEN_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/** What a picture was, over which its process ended. */
const afterEnd = (code: number | null): Preparation =>
  code === OVER_MEMORY
    ? { refusal: 'too_many_pixels' }
    : { refusal: 'unreadable', why: 'Its process ended over it.' }

/**
 * Starts a process that makes one picture after another and holds nothing else: no settings, no keys, no
 * database. It ends when it takes too long or too much memory, and with its parent.
 */
export const startPreparer = ({ ms, megabytes } = LIMITS): Preparer => {
  const child = fork(PROGRAM, [String(megabytes)], {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=1'],
    env: MEMORY_GIVEN_BACK,
  })
  const ended = once(child, 'exit').then(
    ([code]) => afterEnd(code),
    () => afterEnd(null),
  )
  const isAlive = () => child.connected && child.exitCode === null && child.signalCode === null
  let pictures = 0
  let isBusy = false
  let isLast = false

  const answer = async (): Promise<Preparation> => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), ms)
    const answered = once(child, 'message').then(([said]) => {
      const { preparation, isSpent } = said as PreparerAnswer
      isLast = isSpent

      return preparation
    })
    await send(child, 'end')

    return Promise.race([answered, ended]).finally(() => clearTimeout(tooLong))
  }

  return {
    prepare: async (file) => {
      isBusy = true
      for await (const chunk of file) await send(child, chunk)
      const preparation = await answer()
      pictures += 1
      isBusy = false

      return preparation
    },
    isFit: () => isAlive() && !isBusy && !isLast && pictures < PICTURES_EACH,
    stop: () => child.kill('SIGKILL'),
  }
}
