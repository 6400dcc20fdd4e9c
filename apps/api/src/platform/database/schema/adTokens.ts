import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'

/** What was asked for under „Nemám heslo“ and not yet looked up: the answer does not wait for it. */
export const adLinkRequests = pgTable('ad_link_requests', {
  id: identity(),
  sought: text('sought').notNull(),
  brandCode: brandCode().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Links sent to advertisers without an account. The token itself is only in the message. */
export const adTokens = pgTable(
  'ad_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** What the link does: proves the address, the phone of an ad taken down, or opens the ad for changes. */
    purpose: oneOf('purpose', ['confirm', 'intake', 'manage']).notNull(),
    /** The address it proves, where that is not the ad's yet. */
    email: text('email'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    ...closedSets(table),
    index('ad_tokens_ad').on(table.adId),
    index('ad_tokens_expires').on(table.expiresAt),
  ],
)
