import { lt, sql } from 'drizzle-orm'
import { deleteRows } from '../database/deleteRows.ts'
import type { Database } from '../database/openDatabase.ts'
import { jobFailures } from '../database/schema/jobFailures.ts'

/** Nobody asked for the row in a month of days on which it might have been tried: it is gone. */
const isOver = lt(jobFailures.againAt, sql`now() - interval '30 days'`)

/** Forgets failures at rows that are no longer there. */
export const sweepFailures = (database: Database, turn?: AbortSignal): Promise<number> =>
  deleteRows(database, jobFailures, isOver, turn)
