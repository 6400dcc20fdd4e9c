import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** How far the sandbox's clock is moved, in milliseconds; one row at most. */
export const sandboxClock = pgTable(
  'sandbox_clock',
  {
    id: integer('id').primaryKey().default(1),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('sandbox_clock_one', sql`${table.id} = 1`)],
)

/** What would have left for the world: letters and texts, as their reader sees them. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: identity(),
    /** A message handed over twice arrives once. */
    providerKey: uuid('provider_key').notNull().unique(),
    channel: text('channel').notNull().$type<'email' | 'sms'>(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sandbox_messages_recipient').on(table.recipient, table.id)],
)
