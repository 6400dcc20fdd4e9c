import { sql } from 'drizzle-orm'
import { check, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Where a municipality lies, as far as it is known; a place itself is no more exact. */
export const municipalities = pgTable(
  'municipalities',
  {
    districtName: text('district_name').notNull(),
    municipalityName: text('municipality_name').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.districtName, table.municipalityName] }),
    check(
      'municipalities_in_country',
      sql`${table.latitude} between 48.5 and 51.1 and ${table.longitude} between 12 and 18.95`,
    ),
  ],
)
