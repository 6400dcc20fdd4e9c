import type { FastifyBaseLogger } from 'fastify'
import { makeWorkerUtils, parseCronItems, run } from 'graphile-worker'
import type { Database } from '../database/openDatabase.ts'
import type { Job, Jobs } from './Job.ts'
import { toQueueLogger } from './toQueueLogger.ts'

const AT_ONCE = 2

const runLogged =
  (name: string, job: Job, log: FastifyBaseLogger, stopping: AbortSignal) =>
  async (): Promise<void> => {
    try {
      await job.run(log, stopping)
    } catch (err) {
      log.error({ err, job: name }, 'job failed')
    }
  }

/**
 * Works on the queue until stopped; what runs then is finished first. A job that fails is logged
 * and comes again with its schedule, so the queue itself never repeats one.
 */
export const startJobs = async (
  { pool }: Database,
  jobs: Jobs,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  const queue = { pgPool: pool, logger: toQueueLogger(log) }
  const utils = await makeWorkerUtils(queue)
  await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
  const runner = await run({
    ...queue,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [name, runLogged(name, job, log, stopping.signal)]),
    ),
    parsedCronItems: parseCronItems(
      Object.entries(jobs).map(([task, { schedule }]) => ({
        task,
        match: schedule,
        options: { maxAttempts: 1, backfillPeriod: 0 },
      })),
    ),
  })

  return () => {
    stopping.abort()
    return runner.stop()
  }
}
