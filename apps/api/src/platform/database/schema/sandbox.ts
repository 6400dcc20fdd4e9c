import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
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
    channel: oneOf('channel', ['email', 'sms']).notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    /** Where an answer goes, of letters that take one. */
    replyTo: text('reply_to'),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('sandbox_messages_recipient').on(table.recipient, table.id),
  ],
)

/** Payments the sandbox's card gateway was asked for, and how they ended there. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** As the shop numbered it; asked for again, it is the same payment. */
    bankOrderNumber: text('bank_order_number').primaryKey(),
    /** What the shop sent, signature and all. */
    fields: jsonb('fields').notNull().$type<Record<string, string>>(),
    prCode: integer('pr_code'),
    srCode: integer('sr_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('sandbox_payments_created').on(table.createdAt)],
)
