import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** An issue of the printed newspaper. */
export const editions = pgTable(
  'editions',
  {
    id: identity(),
    number: integer('number').notNull(),
    year: integer('year').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    releaseDate: date('release_date').notNull(),
    pdfPath: text('pdf_path'),
    coverPath: text('cover_path'),
  },
  (table) => [unique('editions_number').on(table.year, table.number)],
)
