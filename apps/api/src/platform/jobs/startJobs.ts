import { EventEmitter, once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import {
  makeWorkerUtils,
  type ParsedCronItem,
  parseCronItems,
  run,
  type WorkerEvents,
  type WorkerUtilsOptions,
} from 'graphile-worker'
import type { Database } from '../database/openDatabase.ts'
import type { JobName, Jobs } from './Job.ts'
import { continueJob } from './requestJob.ts'
import { runExclusively } from './runExclusively.ts'
import { toQueueLogger } from './toQueueLogger.ts'
import { watchWorkers } from './watchWorkers.ts'

/** Some cannot be cut into turns, such as setting a paper: others go on beside them. */
const CONCURRENCY = 3

const schedulesOf = (jobs: Jobs): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(jobs).map(([task, { schedule }]) => ({
      task,
      match: schedule,
      options: { maxAttempts: 1, backfillPeriod: 0 },
    })),
  )

/** Removes what the queue itself gave up: jobs of hours ago, in hand when all workers were killed. */
const tidyUp = async (queue: WorkerUtilsOptions): Promise<void> => {
  const utils = await makeWorkerUtils(queue)
  await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
  await utils.release()
}

/**
 * Settles when a worker has looked for work. One that fails the first time remembers it and never
 * finds any, so that a start without this look is none.
 */
const firstLook = async (events: EventEmitter): Promise<void> => {
  const failure = once(events, 'worker:getJob:error').then(([{ error }]) => Promise.reject(error))
  const looks = ['worker:getJob:empty', 'job:start'].map((name) => once(events, name))
  await Promise.race([...looks, failure])
}

/** Shorter ones are for tests. */
type Paces = Readonly<{ turnMs?: number; lookEveryMs?: number }>

/**
 * Works on the queue until stopped; what runs then is finished first. A job that fails is logged
 * and comes again with its schedule, so the queue itself never repeats one. What a killed process had in hand
 * is asked for again.
 */
export const startJobs = async (
  database: Database,
  jobs: Jobs,
  log: FastifyBaseLogger,
  { turnMs, lookEveryMs }: Paces = {},
): Promise<() => Promise<void>> => {
  const { db, direct } = database
  const stopping = new AbortController()
  const turns = {
    log,
    turnMs,
    stopping: stopping.signal,
    putBack: (name: JobName) => db.execute(continueJob(name)),
  }
  const queue = { pgPool: direct.pool, logger: toQueueLogger(log) }
  await tidyUp(queue)
  const events = new EventEmitter()
  const looked = firstLook(events)
  const workers: string[] = []
  // The queue locks jobs by the pool its workers stand in.
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id))
  const runner = await run({
    ...queue,
    events: events as WorkerEvents,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        runExclusively(name as JobName, job, turns),
      ]),
    ),
    parsedCronItems: schedulesOf(jobs),
  })
  await looked.catch(async (error) => {
    await runner.stop()
    throw error
  })

  const endWatch = await watchWorkers({ database, workers, log, everyMs: lookEveryMs })
  let stopped: Promise<void> | undefined

  return () => {
    stopping.abort()
    stopped ??= runner.stop().finally(endWatch)

    return stopped
  }
}
