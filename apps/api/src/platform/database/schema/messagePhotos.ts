import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { messages } from './messages.ts'

/** Photos of messages, in the order they were added: what only the two of a conversation see lies apart from what ads show. */
export const messagePhotos = pgTable(
  'message_photos',
  {
    id: identity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    path: text('path').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [index('message_photos_message').on(table.messageId, table.id)],
)
