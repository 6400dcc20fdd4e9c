import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** What accounts were told, as they find it in the account whether or not a letter came. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandCode: brandCode().notNull(),
    /** Name of the letter it is told by. */
    template: text('template').notNull(),
    title: text('title').notNull(),
    /** Page of the site that it is about; never one with a key. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    // Told again before it was read, it is the same one.
    uniqueIndex('notifications_unread')
      .on(table.userId, table.brandCode, table.template, table.path)
      .where(sql`read_at is null`),
    index('notifications_own').on(table.userId, table.brandCode, table.createdAt, table.id),
    index('notifications_over').on(table.createdAt),
  ],
)
