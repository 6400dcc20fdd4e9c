import { EXCHANGE_STATES } from '@inzrt/contracts/ads/exchange'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { conversations } from './conversations.ts'

const ad = () =>
  integer('ad_id')
    .notNull()
    .references(() => ads.id, { onDelete: 'cascade' })

/** Two or three ads of which each one's advertiser is looking for what the next one offers. */
export const exchanges = pgTable(
  'exchanges',
  {
    id: identity(),
    brandCode: brandCode().notNull(),
    /** Its ads in their order, the smallest number first: none is proposed twice. */
    key: text('key').notNull(),
    state: oneOf('state', EXCHANGE_STATES).notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    ...closedSets(table),
    uniqueIndex('exchanges_key').on(table.key),
    index('exchanges_open').on(table.endsAt).where(sql`state = 'open'`),
    index('exchanges_ended').on(table.endedAt).where(sql`ended_at is not null`),
  ],
)

/** The ads of an exchange: the advertiser of each would get the thing of the next place, that of the last one the first. */
export const exchangeMembers = pgTable(
  'exchange_members',
  {
    id: identity(),
    exchangeId: integer('exchange_id')
      .notNull()
      .references(() => exchanges.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    adId: ad(),
    agreedAt: moment('agreed_at'),
    /** Where they write the advertiser of what they get. */
    conversationId: integer('conversation_id').references(() => conversations.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('exchange_members_place').on(table.exchangeId, table.place),
    index('exchange_members_ad').on(table.adId),
    index('exchange_members_conversation').on(table.conversationId),
  ],
)

/** When exchanges were last looked for around an ad; one that was changed since is looked at again. */
export const exchangeLooks = pgTable('exchange_looks', {
  adId: ad().primaryKey(),
  lookedAt: moment('looked_at').notNull(),
})
