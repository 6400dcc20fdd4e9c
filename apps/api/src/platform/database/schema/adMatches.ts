import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { moment } from './columns.ts'

const ad = (name: string) =>
  integer(name)
    .notNull()
    .references(() => ads.id, { onDelete: 'cascade' })

/** Two ads that suit each other and whose advertisers were told so. */
export const adMatches = pgTable(
  'ad_matches',
  { offeredId: ad('offered_id'), wantedId: ad('wanted_id'), foundAt: moment('found_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.offeredId, table.wantedId] }),
    index('ad_matches_wanted').on(table.wantedId),
  ],
)

/** Ads whose advertisers want no such letters. */
export const adMatchSilence = pgTable('ad_match_silence', {
  adId: ad('ad_id').primaryKey(),
  since: moment('since').notNull(),
})
