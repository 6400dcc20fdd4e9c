import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { tsvector } from './columns.ts'
import { editions } from './editions.ts'
import { sections } from './sections.ts'

/** What the archive of the paper is searched by: each printed ad once, as the last edition that is out printed it. */
export const archivedAds = pgTable(
  'archived_ads',
  {
    adId: integer('ad_id')
      .primaryKey()
      .references(() => ads.id, { onDelete: 'cascade' }),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** The edition's, by which the newest are found first. */
    releaseDate: date('release_date').notNull(),
    page: integer('page'),
    /** Its line in the paper, without whatever leads to a person. */
    lead: text('lead').notNull(),
    text: text('text').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    index('archived_ads_words').using('gin', table.words),
    index('archived_ads_section').on(table.sectionId, table.releaseDate, table.adId),
    index('archived_ads_edition').on(table.editionId),
  ],
)
