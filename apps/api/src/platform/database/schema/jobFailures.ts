import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Rows that jobs failed at: each is passed over until its time, so that it stands before the others no more. */
export const jobFailures = pgTable(
  'job_failures',
  {
    work: text('work').notNull(),
    /** What tells the row from the others of this work. */
    row: text('row').notNull(),
    tries: integer('tries').notNull(),
    /** By the database's time. */
    againAt: moment('again_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.work, table.row] })],
)
