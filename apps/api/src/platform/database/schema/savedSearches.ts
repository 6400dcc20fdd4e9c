import { FREQUENCIES } from '@inzrt/contracts/account/savedSearch'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
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
    brandCode: brandCode().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    frequency: oneOf('frequency', FREQUENCIES).notNull().default('none'),
    createdAt: moment('created_at').notNull(),
    /** Ads up to this moment were told already. */
    alertedAt: moment('alerted_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedSets(table),
    index('saved_searches_user').on(table.userId, table.brandCode, table.id),
  ],
)
