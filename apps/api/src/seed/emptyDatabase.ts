import type { ClientBase } from 'pg'

/** What the demo fills; brands and promotions belong to the schema and stay. */
const TABLES = [
  'demos',
  'ads',
  'sections',
  'section_counters',
  'localities',
  'municipalities',
  'users',
  'banners',
  'editions',
  'search_words',
  'search_word_sections',
] as const

/** Deletes the demo and everything that hangs on it. */
export const emptyDatabase = async (client: ClientBase): Promise<void> => {
  await client.query(`truncate ${TABLES.join(', ')} restart identity cascade`)
}
