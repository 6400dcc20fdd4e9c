import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** What buyers and sellers wrote each other; neither learns the other's address. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name'),
    senderEmail: text('sender_email').notNull(),
    senderPhone: text('sender_phone'),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('messages_ad').on(table.adId, table.createdAt)],
)
