import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { JobName } from '../jobs/Job.ts'

/** How the rows of a table end, or why their number has a bound. */
export type Rule =
  /** Rows are deleted so many days after the first of these moments of theirs; `which` of them end at all. */
  | Readonly<{ kind: 'days'; days: number; after: readonly string[]; of: PgTable; which?: SQL }>
  /** A log in partitions by month, each of which is dropped as a whole. */
  | Readonly<{ kind: 'months'; months: number }>
  /** What happens at the end is more than a row that goes. */
  | Readonly<{ kind: 'job'; job: JobName; term: string }>
  | Readonly<{ kind: 'parent'; parent: string }>
  | Readonly<{ kind: 'bounded'; by: string }>
