import { SideSchema } from '@inzrt/contracts/conversation/conversation'
import { VERDICTS } from '@inzrt/contracts/desk/verdict'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { conversations } from './conversations.ts'
import { users } from './users.ts'

/** What the two of a deal say of each other. It stays on a profile longer than the conversation it comes from. */
export const ratings = pgTable(
  'ratings',
  {
    id: identity(),
    brandCode: brandCode().notNull(),
    conversationId: integer('conversation_id').references(() => conversations.id, {
      onDelete: 'set null',
    }),
    /** Which of the two wrote it. */
    side: oneOf('side', SideSchema.options).notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose profile it stands on; null: only the two see it. */
    ratedId: integer('rated_id').references(() => users.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    /** When anybody but its author sees it: at once when both have rated, else when the time is over. */
    shownFrom: moment('shown_from').notNull(),
    answer: text('answer'),
    /** When a moderator took it away. */
    removedAt: moment('removed_at'),
    /** When a moderator took the answer alone away; no other one comes in its place. */
    answerRemovedAt: moment('answer_removed_at'),
  },
  (table) => [
    ...closedSets(table),
    check('ratings_stars', sql`stars between 1 and 5`),
    unique('ratings_once').on(table.conversationId, table.side),
    index('ratings_rated').on(table.ratedId, table.shownFrom),
    index('ratings_author').on(table.authorId).where(sql`author_id is not null`),
    index('ratings_created').on(table.createdAt),
  ],
)

/** What visitors say is wrong with a rating; once a visitor and a rating. */
export const ratingReports = pgTable(
  'rating_reports',
  {
    id: identity(),
    ratingId: integer('rating_id')
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    explanation: text('explanation').notNull(),
    createdAt: moment('created_at').notNull(),
    verdict: oneOf('verdict', VERDICTS),
  },
  (table) => [
    ...closedSets(table),
    unique('rating_reports_visitor').on(table.ratingId, table.visitorHash),
    index('rating_reports_open').on(table.ratingId).where(sql`verdict is null`),
  ],
)
