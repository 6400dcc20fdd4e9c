import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { moment } from './columns.ts'

/** Links mailed to advertisers without an account. The token itself is only in the letter. */
export const adTokens = pgTable(
  'ad_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** What the link does: proves the address, or opens the ad for changes. */
    purpose: text('purpose').notNull().$type<'confirm' | 'manage'>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('ad_tokens_ad').on(table.adId)],
)
