import { SideSchema } from '@inzrt/contracts/conversation/conversation'
import { DEAL_STATES } from '@inzrt/rules/deal'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { moment, money } from './columns.ts'
import { conversations } from './conversations.ts'

/** How far the two of a conversation are with the thing; none: nobody offered anything yet. */
export const deals = pgTable(
  'deals',
  {
    conversationId: integer('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    state: oneOf('state', DEAL_STATES).notNull(),
    amount: money('amount'),
    offeredBy: oneOf('offered_by', SideSchema.options),
    confirmedBy: oneOf('confirmed_by', SideSchema.options),
    since: moment('since').notNull(),
    /** Prices each of the two has named. */
    buyerOffers: integer('buyer_offers').notNull().default(0),
    sellerOffers: integer('seller_offers').notNull().default(0),
  },
  (table) => [...closedSets(table), index('deals_state').on(table.state, table.since)],
)
