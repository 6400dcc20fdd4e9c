import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { messages } from './messages.ts'
import { reports } from './reports.ts'

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
    /** The last report of its side, which moderators read beside it. */
    reportId: integer('report_id').references(() => reports.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('message_photos_message').on(table.messageId, table.id),
    index('message_photos_report').on(table.reportId).where(sql`report_id is not null`),
  ],
)
