import { ReportKindSchema, ReportReasonSchema } from '@inzrt/contracts/desk/report'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'
import { sections } from './sections.ts'
import { users } from './users.ts'

/** What visitors say is wrong with an ad; each is counted once for a reason until it is decided. */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ReportKindSchema.options).notNull(),
    reason: oneOf('reason', ReportReasonSchema.options),
    explanation: text('explanation'),
    reporterName: text('reporter_name'),
    reporterEmail: text('reporter_email'),
    isGoodFaith: boolean('is_good_faith'),
    suggestedSectionId: integer('suggested_section_id').references(() => sections.id),
    visitorHash: text('visitor_hash').notNull(),
    state: oneOf('state', ['new', 'in_review', 'upheld', 'dismissed', 'duplicate', 'gone'])
      .notNull()
      .default('new'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Address of what is reported, as the reporter gave it. */
    url: text('url'),
    decisionNote: text('decision_note'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    ...closedSets(table),
    uniqueIndex('reports_visitor')
      .on(table.adId, table.kind, sql`coalesce(${table.reason}, '')`, table.visitorHash)
      .where(sql`state = 'new'`),
    index('reports_open').on(table.adId).where(sql`state = 'new'`),
  ],
)
