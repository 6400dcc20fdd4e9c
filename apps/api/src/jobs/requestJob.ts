import { type SQL, sql } from 'drizzle-orm'
import type { JobName } from './Job.ts'

/**
 * Asks for a job as soon as the transaction it stands in succeeds, or so many seconds later; a worker hears
 * of it at once.
 */
export const requestJob = (name: JobName, inSeconds = 0): SQL =>
  sql`select graphile_worker.add_job(${name}, max_attempts => 1,
    run_at => now() + make_interval(secs => ${inSeconds}))`
