import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sections } from './sections.ts'

/** How many published ads of each kind a section holds itself; triggers on ads keep it exact. */
export const sectionCounters = pgTable(
  'section_counters',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    type: text('type').notNull().$type<'offer' | 'inquiry' | 'exchange'>(),
    hasImage: boolean('has_image').notNull(),
    isPriced: boolean('is_priced').notNull(),
    adsCount: integer('ads_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.type, table.hasImage, table.isPriced] }),
  ],
)
