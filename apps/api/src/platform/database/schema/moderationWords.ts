import { WordStateSchema } from '@inzrt/contracts/desk/moderationWord'
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
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
    state: oneOf('state', WordStateSchema.options).notNull().default('draft'),
    /** Past ads it would have held, as of the last trial. */
    trialHits: integer('trial_hits'),
    triedAt: moment('tried_at'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [...closedSets(table), unique('moderation_words_stem').on(table.stem)],
)
