import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core'

/** Which version wrote the words of all ads: one row. */
export const searchIndex = pgTable(
  'search_index',
  {
    id: smallint('id').primaryKey().default(1),
    version: integer('version').notNull(),
    /** Ads above this id are still to be written by this version; null when all are. */
    indexedTo: integer('indexed_to'),
  },
  (table) => [check('search_index_once', sql`${table.id} = 1`)],
)
