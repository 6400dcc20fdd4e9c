import type { SavedSearch } from '@inzrt/contracts/account/savedSearch'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brands } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** Searches that people keep, and how often they want to hear of new ads. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandCode: text('brand_code')
      .notNull()
      .$type<'general' | 'adult'>()
      .references(() => brands.code),
    name: text('name').notNull(),
    query: text('query').notNull(),
    frequency: text('frequency').notNull().$type<SavedSearch['frequency']>().default('none'),
    createdAt: moment('created_at').notNull(),
    /** Ads up to this moment were told already. */
    alertedAt: moment('alerted_at').notNull().defaultNow(),
  },
  (table) => [index('saved_searches_user').on(table.userId, table.brandCode, table.id)],
)
