import type { Database } from '../database/openDatabase.ts'

const WORDS = `
  select brand_code, unaccent(word) as folded, word
  from ads, regexp_split_to_table(lower(heading), '[^[:alpha:]]+') word
  where state = 'published' and length(word) between 3 and 40`

/** Collects the words of all published headings anew; a word's spelling is the most common one. */
export const refreshVocabulary = async ({ pool }: Database): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('delete from vocabulary')
    await client.query(`
      insert into vocabulary (brand_code, folded, word, ads_count)
      select brand_code, folded, mode() within group (order by word), count(*)
      from (${WORDS}) words group by brand_code, folded`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
