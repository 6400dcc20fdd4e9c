import { FREQUENCIES } from '@inzrt/contracts/account/savedSearch'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** Searches that people keep, in an account or by an address alone, and how often they want to hear of new ads. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whom to tell who has no account, once they have confirmed it. */
    email: text('email'),
    confirmedAt: moment('confirmed_at'),
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
    check('saved_searches_owner', sql`(${table.userId} is null) <> (${table.email} is null)`),
    index('saved_searches_user').on(table.userId, table.brandCode, table.id),
    // By a sum: a query may be longer than what an index takes.
    uniqueIndex('saved_searches_once')
      .on(table.userId, table.brandCode, sql`md5(query)`)
      .where(sql`user_id is not null`),
    index('saved_searches_email').on(sql`lower(email)`).where(sql`email is not null`),
  ],
)
