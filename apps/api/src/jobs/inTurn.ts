import type { FastifyBaseLogger } from 'fastify'
import { toLogged } from '../errors/toLogged.ts'
import type { Job } from './Job.ts'

const runLogged = async (
  name: string,
  job: Job,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<void> => {
  try {
    await job.run(log, stopping)
  } catch (error) {
    log.error({ err: toLogged(error), job: name }, 'job failed')
  }
}

/**
 * A job as the queue runs it: once at a time in a process, so that a slow one leaves room for the
 * others. Asked for while it runs, it runs once more when it is done.
 */
export const inTurn = (
  name: string,
  job: Job,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): (() => Promise<void>) => {
  let isRunning = false
  let isWanted = false

  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted && !stopping.aborted) {
      isWanted = false
      await runLogged(name, job, log, stopping)
    }
    isRunning = false
  }
}
