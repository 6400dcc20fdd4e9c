import type { PoolClient } from 'pg'
import type { Database } from '../database/openDatabase.ts'
import { drain } from '../jobs/drain.ts'

const AT_ONCE = 5_000

const COLLECTED = `
  create temporary table if not exists collected_words
    (brand_code text not null, folded text not null, word text not null, ads_count integer not null)`

const COLLECT = `
  with few as (
    select id, brand_code, heading from ads where state = 'published' and id > $1
    order by id limit ${AT_ONCE}
  ), collected as (
    insert into collected_words
    select brand_code, unaccent(word), word, count(*)
    from few, regexp_split_to_table(lower(heading), '[^[:alpha:]]+') word
    where length(word) between 3 and 40
    group by brand_code, word
  )
  select max(id) as last from few having count(*) > 0`

/** The most common spelling of each word is its spelling. */
const REPLACE = `
  insert into vocabulary (brand_code, folded, word, ads_count)
  select distinct on (brand_code, folded) brand_code, folded, word,
    sum(ads_count) over (partition by brand_code, folded)
  from (
    select brand_code, folded, word, sum(ads_count) as ads_count
    from collected_words group by brand_code, folded, word
  ) words
  order by brand_code, folded, words.ads_count desc, word`

const collect = async (client: PoolClient, stopping?: AbortSignal): Promise<void> => {
  await client.query(COLLECTED)
  await client.query('truncate collected_words')
  await drain<{ last: number }>(async (after) => {
    const { rows } = await client.query<{ last: number }>(COLLECT, [after?.last ?? 0])

    return rows
  }, stopping)
}

const replace = async (client: PoolClient): Promise<void> => {
  try {
    await client.query('begin')
    // As many words as people use, not as many as there are ads: this one ends in any case.
    await client.query('set local statement_timeout = 0')
    // Two at the same time would add the same words: one waits for the other.
    await client.query('lock table vocabulary in share row exclusive mode')
    await client.query('delete from vocabulary')
    await client.query(REPLACE)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Collects the words of all published headings anew; a word's spelling is the most common one. */
export const refreshVocabulary = async (
  { pool }: Database,
  stopping?: AbortSignal,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await collect(client, stopping)
    if (!stopping?.aborted) await replace(client)
    await client.query('truncate collected_words')
  } finally {
    client.release()
  }
}
