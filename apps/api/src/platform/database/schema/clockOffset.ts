import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** How far the product's clock is moved where it can be, in milliseconds; one row at most. */
export const clockOffset = pgTable(
  'clock_offset',
  {
    id: integer('id').primaryKey().default(1),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('clock_offset_one', sql`${table.id} = 1`)],
)
