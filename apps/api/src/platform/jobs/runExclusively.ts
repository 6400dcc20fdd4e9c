import type { FastifyBaseLogger } from 'fastify'
import type { Job, JobName } from './Job.ts'
import { logFailure } from './logFailure.ts'
import { RowsFailed } from './RowsFailed.ts'

/** A backlog of hours is worked off in turns this long: letters wait no longer for it. */
const TURN_MS = 2_000

export type Turns = Readonly<{
  log: FastifyBaseLogger
  stopping: AbortSignal
  /** Puts the rest of a job behind all others that wait. */
  putBack: (name: JobName) => Promise<unknown>
  turnMs?: number | undefined
}>

const runLogged = async (
  name: JobName,
  job: Job,
  { log, stopping, putBack, turnMs = TURN_MS }: Turns,
): Promise<void> => {
  const over = AbortSignal.timeout(turnMs)
  try {
    await job
      .run({ log, stopping, ending: AbortSignal.any([stopping, over]) })
      // Others may be left behind rows that failed.
      .catch((error: unknown) => {
        if (!(error instanceof RowsFailed)) throw error
        logFailure(log, name, error)
      })
    if (over.aborted && !stopping.aborted) await putBack(name)
  } catch (error) {
    logFailure(log, name, error)
  }
}

/**
 * A job as the queue runs it: once at a time in a process, so that a slow one leaves room for the
 * others. Asked for while it runs, it runs once more when it is done.
 */
export const runExclusively = (name: JobName, job: Job, turns: Turns): (() => Promise<void>) => {
  const { stopping } = turns
  let isRunning = false
  let isWanted = false

  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted && !stopping.aborted) {
      isWanted = false
      await runLogged(name, job, turns)
    }
    isRunning = false
  }
}
