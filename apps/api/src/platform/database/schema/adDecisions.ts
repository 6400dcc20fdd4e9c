import { AppealStateSchema } from '@inzrt/contracts/desk/appeal'
import { AD_STATES } from '@inzrt/rules/ad'
import { DECISION_GROUNDS, DECISION_MEASURES, type DecisionGround } from '@inzrt/rules/moderation'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

type Shown = Pick<typeof ads.$inferSelect, 'heading' | 'content' | 'attributes' | 'sectionId'>

/** What a change of texts, attributes or a section left, and what it found. */
export type AdChange = Readonly<Record<'before' | 'after', Shown>>

/** What was decided about an ad, with the statement of reasons its advertiser was given. */
export const adDecisions = pgTable(
  'ad_decisions',
  {
    id: identity(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    measure: oneOf('measure', DECISION_MEASURES).notNull(),
    ground: oneOf('ground', Object.keys(DECISION_GROUNDS) as DecisionGround[]),
    /** The facts it rests on, in the moderator's words. */
    facts: text('facts'),
    /** Where the ad stood; where a blocked one returns to. */
    fromState: oneOf('from_state', AD_STATES).notNull(),
    decidedBy: integer('decided_by')
      .notNull()
      .references(() => users.id),
    decidedAt: moment('decided_at').notNull(),
    /** null: the ad only changed its state. */
    change: jsonb('change').$type<AdChange>(),
    /** Of the link by which the decision is contested. */
    appealTokenHash: text('appeal_token_hash').unique(),
  },
  (table) => [...closedSets(table), index('ad_decisions_ad').on(table.adId, table.id)],
)

/** What an advertiser says against a decision; somebody else decides it again. */
export const appeals = pgTable(
  'appeals',
  {
    id: identity(),
    decisionId: integer('decision_id')
      .notNull()
      .unique()
      .references(() => adDecisions.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    state: oneOf('state', AppealStateSchema.options).notNull().default('new'),
    createdAt: moment('created_at').notNull(),
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    ...closedSets(table),
    index('appeals_open').on(table.createdAt).where(sql`state = 'new'`),
  ],
)
