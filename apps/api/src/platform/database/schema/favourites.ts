import type { Price } from '@inzrt/contracts/ads/advertisement'
import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Ads that people marked to find them again. */
export const favourites = pgTable(
  'favourites',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** What the ad cost then. */
    markedPrice: jsonb('marked_price').$type<Price>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId] }),
    index('favourites_ad').on(table.adId),
  ],
)
