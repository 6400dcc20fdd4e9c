import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sections } from './sections.ts'

/** Former addresses of sections. An ad needs none: the end of its address names it. */
export const slugHistory = pgTable('slug_history', {
  oldSlug: text('old_slug').primaryKey(),
  sectionId: integer('section_id')
    .notNull()
    .references(() => sections.id),
})
