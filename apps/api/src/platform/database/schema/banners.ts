import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { sections } from './sections.ts'

/** An advertising picture among the ads of a section, or of a site's home and search. */
export const banners = pgTable(
  'banners',
  {
    id: identity(),
    brandCode: brandCode().notNull(),
    sectionId: integer('section_id').references(() => sections.id),
    position: integer('position').notNull(),
    imagePath: text('image_path').notNull(),
    targetUrl: text('target_url').notNull(),
    alt: text('alt').notNull(),
    advertiser: text('advertiser').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [check('banners_position', sql`${table.position} >= 1`)],
)
