import { type SQL, sql } from 'drizzle-orm'
import type { JobName } from './Job.ts'

const ask = (name: JobName, more: SQL): SQL =>
  sql`select graphile_worker.add_job(${name}, max_attempts => 1, ${more})`

/** Asks for a job as soon as the transaction it stands in succeeds; a worker hears of it at once. */
export const requestJob = (name: JobName): SQL => ask(name, sql`run_at => now()`)

/** Asks for the rest of a job behind all others that wait; asked for many times it waits once. */
export const continueJob = (name: JobName): SQL => ask(name, sql`job_key => ${`rest of ${name}`}`)
