import type { Transaction } from '../database/Transaction.ts'
import type { JobName } from '../jobs/Job.ts'
import { requestJob } from '../jobs/requestJob.ts'

/** Ads a job takes at once. */
export const ROUND = 200

/** Until the next round, so that the letters of this one can leave. */
const REST_SECONDS = 5

/** Has a job done again soon: as many ads as it takes were due, so there may be more. */
export const nextRound = async (tx: Transaction, job: JobName): Promise<void> => {
  await tx.execute(requestJob(job, REST_SECONDS))
}
