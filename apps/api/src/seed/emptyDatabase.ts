import type { Database } from '../database/openDatabase.ts'

/** What the demo fills; brands and promotions belong to the schema and stay. */
const TABLES = [
  'ads',
  'sections',
  'section_counters',
  'localities',
  'users',
  'banners',
  'editions',
  'vocabulary',
] as const

/** Deletes the demo and everything that hangs on it. */
export const emptyDatabase = async ({ pool }: Database): Promise<void> => {
  await pool.query(`truncate ${TABLES.join(', ')} restart identity cascade`)
}
