import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'

/** Messages that wait to be sent, and a memory of those that were. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    channel: oneOf('channel', ['email', 'sms', 'push']).notNull(),
    recipient: text('recipient').notNull(),
    brandCode: brandCode().notNull(),
    template: text('template').notNull(),
    /** Emptied once nothing is to be sent any more: it may hold links that let somebody in. */
    payload: jsonb('payload').notNull().$type<Record<string, unknown>>(),
    dedupeKey: text('dedupe_key').unique(),
    /** What a provider knows the message by, however often it is handed over. */
    providerKey: uuid('provider_key').notNull().defaultRandom(),
    state: oneOf('state', ['queued', 'sent', 'failed', 'cancelled']).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    notBefore: moment('not_before').notNull(),
    /** It is news until then; without, it is tried until it has been tried enough. */
    notAfter: moment('not_after'),
    /** A worker has it in hand until then, by the database's time. */
    claimedUntil: moment('claimed_until'),
    /** Whose it is, where many of one must not take the ways of all others. */
    sharer: text('sharer'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('outbox_due').on(table.notBefore, table.id).where(sql`state = 'queued'`),
    index('outbox_over').on(table.createdAt).where(sql`state <> 'queued'`),
    index('outbox_to_deleted')
      .on(table.id)
      .where(sql`template = 'accountDeleted' and recipient <> ''`),
  ],
)
