import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands } from './brands.ts'

/** Words of the headings of a brand, with the spelling most ads use; corrects typing errors. */
export const vocabulary = pgTable(
  'vocabulary',
  {
    brandCode: text('brand_code')
      .notNull()
      .references(() => brands.code),
    folded: text('folded').notNull(),
    word: text('word').notNull(),
    adsCount: integer('ads_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandCode, table.folded] }),
    index('vocabulary_beginnings').on(table.brandCode, table.folded.op('text_pattern_ops')),
    index('vocabulary_trigrams').using('gin', table.folded.op('gin_trgm_ops')),
  ],
)
