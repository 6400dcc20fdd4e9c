import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'

/** How an ad did on a day, in numbers that name no visitor. */
export const adStats = pgTable(
  'ad_stats',
  {
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    reveals: integer('reveals').notNull().default(0),
    messages: integer('messages').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.day] }),
    index('ad_stats_day').using('brin', table.day),
  ],
)
