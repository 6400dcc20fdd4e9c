import type { FastifyBaseLogger } from 'fastify'
import type { JobName } from './Job.ts'
import { RowsFailed } from './RowsFailed.ts'

/** Writes down how a job failed, row by row where it went on. */
export const logFailure = (
  log: Pick<FastifyBaseLogger, 'error'>,
  job: JobName,
  error: unknown,
): void => {
  if (!(error instanceof RowsFailed)) {
    log.error({ err: error, job }, 'job failed')

    return
  }
  const { failures } = error
  for (const { work, row, error: cause } of failures)
    log.error({ err: cause, job, work, row }, 'job failed at a row')
  log.error({ job, rows: failures.length }, 'job went on without rows')
}
