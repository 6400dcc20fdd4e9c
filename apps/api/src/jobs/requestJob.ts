import { type SQL, sql } from 'drizzle-orm'
import type { JobName } from './Job.ts'

/** Asks for a job as soon as the transaction it stands in succeeds; a worker hears of it at once. */
export const requestJob = (name: JobName): SQL =>
  sql`select graphile_worker.add_job(${name}, max_attempts => 1)`
