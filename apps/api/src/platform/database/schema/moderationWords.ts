import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** Words an ad is held for. A new one is tried on past ads before it counts. */
export const moderationWords = pgTable(
  'moderation_words',
  {
    id: identity(),
    word: text('word').notNull(),
    /** As the search knows the word, so that its other forms are found too. */
    stem: text('stem').notNull(),
    note: text('note'),
    state: text('state').notNull().$type<'draft' | 'live' | 'retired'>().default('draft'),
    /** Past ads it would have held, as of the last trial. */
    trialHits: integer('trial_hits'),
    triedAt: moment('tried_at'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('moderation_words_stem').on(table.stem)],
)
