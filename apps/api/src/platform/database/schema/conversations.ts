import { SideSchema } from '@inzrt/contracts/conversation/conversation'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/**
 * What somebody and the advertiser of an ad write each other: one of each buyer and ad. The seller is the ad's
 * advertiser; a buyer without an account is known by the address.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    buyerId: integer('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    buyerEmail: text('buyer_email'),
    buyerName: text('buyer_name'),
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_account').on(table.buyerId, table.adId),
    uniqueIndex('conversations_guest')
      .on(sql`lower(buyer_email)`, table.adId)
      .where(sql`buyer_id is null`),
    index('conversations_last').on(table.lastMessageAt),
  ],
)

/** How far each of the two has read, and what of the other they want. */
export const participants = pgTable(
  'conversation_participants',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: oneOf('side', SideSchema.options).notNull(),
    lastReadId: integer('last_read_id').notNull().default(0),
    hiddenAt: moment('hidden_at'),
    /** Since when the other one cannot write. */
    blockedAt: moment('blocked_at'),
  },
  (table) => [...closedSets(table), primaryKey({ columns: [table.conversationId, table.side] })],
)
