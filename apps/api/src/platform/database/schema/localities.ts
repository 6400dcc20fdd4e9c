import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, tsvector } from './columns.ts'

/** One postal code of one part of a municipality, as the official list has it. */
export const localities = pgTable(
  'localities',
  {
    id: identity(),
    psc: char('psc', { length: 5 }).notNull(),
    regionName: text('region_name').notNull(),
    districtName: text('district_name').notNull(),
    cityDistrictName: text('city_district_name'),
    municipalityName: text('municipality_name').notNull(),
    municipalityPartName: text('municipality_part_name'),
    municipalityFolded: text('municipality_folded').notNull(),
    /** How many rows its municipality has: cities have many, villages one. */
    importance: integer('importance').notNull().default(1),
    words: tsvector('words').notNull(),
  },
  (table) => [
    check('localities_psc', sql`${table.psc} ~ '^([1-7][0-9]{4}|00000)$'`),
    unique('localities_place')
      .on(
        table.psc,
        table.districtName,
        table.municipalityName,
        table.municipalityPartName,
        table.cityDistrictName,
      )
      .nullsNotDistinct(),
    index('localities_words').using('gin', table.words),
    index('localities_psc_prefix').on(table.psc.op('bpchar_pattern_ops')),
  ],
)

/** What a locality is called, as rows of ads have it. */
export const localityNameColumns = {
  psc: localities.psc,
  regionName: localities.regionName,
  cityDistrictName: localities.cityDistrictName,
  municipalityName: localities.municipalityName,
  municipalityPartName: localities.municipalityPartName,
} as const

export type LocalityNames = Pick<typeof localities.$inferSelect, keyof typeof localityNameColumns>
