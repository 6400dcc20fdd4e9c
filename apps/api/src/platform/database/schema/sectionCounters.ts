import { AD_TYPES } from '@inzrt/rules/listing'
import { boolean, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { sections } from './sections.ts'

/**
 * How many published ads of each kind a section holds itself: the sum over its slots. Triggers on ads keep it exact,
 * each connection in a slot of its own, so that those who write in one section do not wait for each other.
 */
export const sectionCounters = pgTable(
  'section_counters',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    type: oneOf('type', AD_TYPES).notNull(),
    hasImage: boolean('has_image').notNull(),
    isPriced: boolean('is_priced').notNull(),
    slot: smallint('slot').notNull(),
    adsCount: integer('ads_count').notNull(),
  },
  (table) => [
    ...closedSets(table),
    primaryKey({
      columns: [table.sectionId, table.type, table.hasImage, table.isPriced, table.slot],
    }),
  ],
)
