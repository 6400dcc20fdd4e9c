import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { sections } from './sections.ts'

/** Words of the headings of a brand by their stems, with the spelling most ads use. */
export const searchWords = pgTable(
  'search_words',
  {
    brandCode: brandCode().notNull(),
    stem: text('stem').notNull(),
    word: text('word').notNull(),
    /** Ads whose heading has it. */
    adsCount: integer('ads_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.stem] })],
)

/** How many sellers head an ad of a section with a word: where the thing belongs. */
export const searchWordSections = pgTable(
  'search_word_sections',
  {
    brandCode: brandCode().notNull(),
    stem: text('stem').notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    sellersCount: integer('sellers_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.stem, table.sectionId] })],
)
