import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, transactionId } from './columns.ts'

/** Published ads that were changed, for those who keep them in memory; triggers write it. */
export const adChanges = pgTable(
  'ad_changes',
  {
    changedIn: transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Null: what was changed here and before is not known any more. */
    adId: integer('ad_id'),
  },
  (table) => [
    index('ad_changes_changed_in').on(table.changedIn),
    index('ad_changes_changed_at').on(table.changedAt),
  ],
)
